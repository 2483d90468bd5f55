/** The members of a JSON object in a request or answer; none if it has no such body. */
export async function readJson(message: Request | Response): Promise<Readonly<Record<string, unknown>>> {
  try {
    const value: unknown = await message.json();
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
