/** Enough sizes that one is near that of any page. */
export function generateStaticParams() {
  return Array.from({ length: 60 }, (_, index) => ({ paragraphs: String(4 * (index + 1)) }));
}

export default async function SizedPage({ params }) {
  const count = Number((await params).paragraphs);
  return (
    <main>
      <h1>A page of {count} paragraphs</h1>
      {Array.from({ length: count }, (_, index) => (
        <p className="paragraph" key={`paragraph-${index + 1}`}>
          Paragraph {index + 1} says no more than that it is there.
        </p>
      ))}
    </main>
  );
}
