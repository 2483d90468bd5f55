/** One test case of a JUnit report; it fails if it has a failure. */
export interface JunitCase {
  readonly classname: string;
  readonly name: string;
  readonly seconds: number;
  readonly failure?: { readonly type: string; readonly message: string; readonly text: string };
}

export interface JunitSuite {
  readonly name: string;
  readonly cases: readonly JunitCase[];
  /** Standard output of the suite. */
  readonly output: string;
}

/** When and where the suite ran. */
interface JunitRun {
  readonly startedAt: Date;
  readonly seconds: number;
  readonly host: string;
}

/**
 * Writes one suite as JUnit XML. It follows the schemas of both Ant and Jenkins: the suite's attributes,
 * their formats, and the order of its parts.
 */
export function junitSuite(
  { name, cases, output }: JunitSuite,
  { startedAt, seconds, host }: JunitRun,
): string {
  const attributes = Object.entries({
    name,
    package: 'waymark',
    id: 0,
    timestamp: startedAt.toISOString().slice(0, 19),
    hostname: host || 'localhost',
    tests: cases.length,
    failures: cases.filter(({ failure }) => failure !== undefined).length,
    errors: 0,
    time: seconds.toFixed(3),
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite ${attributes.map(([key, value]) => `${key}="${escaped(String(value))}"`).join(' ')}>
    <properties/>
${cases.map(testCase).join('')}    <system-out>${escaped(output)}</system-out>
    <system-err/>
  </testsuite>
</testsuites>
`;
}

function testCase({ classname, name, seconds, failure }: JunitCase): string {
  const time = Number(seconds.toFixed(3));
  const opening = `    <testcase classname="${escaped(classname)}" name="${escaped(name)}" time="${time}"`;
  if (failure === undefined) return `${opening}/>\n`;
  const { type, message, text } = failure;
  const written = `<failure type="${escaped(type)}" message="${escaped(message)}">${escaped(text)}</failure>`;
  return `${opening}>\n      ${written}\n    </testcase>\n`;
}

/** Escapes a text for XML 1.0, in which most control characters are not even allowed as references. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
