const hours = ['09:00', '10:30', '13:00', '14:30', '16:00'];
const daysAhead = 14;

/** The free times of the next two weeks, the same whenever they are asked for. Porirua has none for fillings. */
export function freeTimes(clinic, treatment) {
  if (clinic === 'porirua' && treatment === 'filling') return [];
  const times = [];
  for (let ahead = 1; ahead <= daysAhead; ahead += 1) {
    const date = new Date(Date.now() + ahead * 86_400_000);
    if (date.getUTCDay() % 6 === 0) continue;
    const day = date.toISOString().slice(0, 10);
    for (const hour of hours)
      if (isFree(`${clinic} ${treatment} ${day} ${hour}`))
        times.push({ id: `${day}T${hour}`, day, at: spoken(hour) });
  }
  return times;
}

/** Two of three times are free, as if by chance. */
function isFree(text) {
  return hashOf(text) % 3 > 0;
}

export function hashOf(text) {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
  return hash;
}

/** `14:30` as `2:30 pm`. */
function spoken(hour) {
  const [hours, minutes] = hour.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}
