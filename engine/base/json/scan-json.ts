import {
  type JsonFault,
  nameFault,
  tooDeep,
  tooManyValues,
  type UnplacedFault,
  unexpected,
} from './json-faults.ts';
import { pointerOf } from './json-pointer.ts';
import { readNumber, readString, skipSpace, type Token } from './json-tokens.ts';

export interface ScanLimits {
  readonly depth: number;
  readonly nodes: number;
}

/** Called for every value with the offset of the value, and of its key if it has one. */
export type OnValue = (pointer: () => string, offset: number, keyOffset: number | undefined) => void;

/**
 * Scans a JSON text from left to right with its own stack and builds no values, so it is safe for untrusted
 * text. Accepts what `JSON.parse` accepts, except duplicate and forbidden keys, and numbers and characters
 * that would change when stored. Returns all such faults; a fault of syntax or size ends the scan.
 */
export function scanJson(text: string, limits: ScanLimits, onValue?: OnValue): readonly JsonFault[] {
  return new JsonScanner(text, limits, onValue).scan();
}

/** An object or array that is still open. */
interface Frame {
  readonly isArray: boolean;
  readonly names: Set<string>;
  index: number;
  name: string;
  nameOffset: number;
}

type Expecting = 'value' | 'first-value' | 'name' | 'first-name' | 'separator';

/** The scan ends after this many faults. */
const mostFaults = 100;

class JsonScanner {
  readonly #text: string;
  readonly #limits: ScanLimits;
  readonly #onValue: OnValue | undefined;
  readonly #faults: JsonFault[] = [];
  readonly #stack: Frame[] = [];
  #expecting: Expecting = 'value';
  #offset = 0;
  #nodes = 0;
  #isStuck = false;

  constructor(text: string, limits: ScanLimits, onValue: OnValue | undefined) {
    this.#text = text;
    this.#limits = limits;
    this.#onValue = onValue;
  }

  scan(): readonly JsonFault[] {
    this.#skip(0);
    while (!this.#isStuck && (this.#expecting !== 'separator' || this.#stack.length > 0)) {
      this.#readPart(this.#stack.at(-1));
      this.#skip(0);
    }
    if (!this.#isStuck && this.#offset < this.#text.length) this.#refuse('the end of the text');
    return this.#faults;
  }

  #readPart(frame: Frame | undefined): void {
    if (frame && this.#isClosed(frame)) {
      this.#stack.pop();
      this.#skip(1);
      this.#expecting = 'separator';
    } else if (frame && this.#expecting === 'separator') this.#readComma(frame);
    else if (frame && (this.#expecting === 'name' || this.#expecting === 'first-name')) this.#readName(frame);
    else this.#readValue(frame);
  }

  #isClosed(frame: Frame): boolean {
    if (this.#found() !== (frame.isArray ? ']' : '}')) return false;
    return this.#expecting !== 'value' && this.#expecting !== 'name';
  }

  #readComma(frame: Frame): void {
    if (this.#found() !== ',') {
      this.#refuse(frame.isArray ? 'a comma or "]"' : 'a comma or "}"');
      return;
    }
    this.#skip(1);
    if (frame.isArray) frame.index += 1;
    this.#expecting = frame.isArray ? 'value' : 'name';
  }

  #readName(frame: Frame): void {
    const from = this.#offset;
    if (this.#found() !== '"') {
      this.#refuse('a name in double quotes');
      return;
    }
    if (!this.#accept(readString(this.#text, from))) return;
    frame.name = String(JSON.parse(this.#text.slice(from, this.#offset)));
    frame.nameOffset = from;
    const fault = nameFault(frame.name, from, frame.names);
    if (fault) this.#report(fault);
    frame.names.add(frame.name);
    this.#skip(0);
    if (this.#found() === ':') {
      this.#skip(1);
      this.#expecting = 'value';
    } else this.#refuse('a colon');
  }

  #readValue(frame: Frame | undefined): void {
    this.#nodes += 1;
    if (this.#nodes > this.#limits.nodes) {
      this.#giveUp(tooManyValues(this.#offset, this.#limits.nodes));
      return;
    }
    this.#onValue?.(this.#pointer, this.#offset, frame?.isArray === false ? frame.nameOffset : undefined);
    if (this.#found() === '{' || this.#found() === '[') this.#open(this.#found() === '[');
    else this.#readScalar();
  }

  #open(isArray: boolean): void {
    if (this.#stack.length >= this.#limits.depth) {
      this.#giveUp(tooDeep(this.#offset, this.#limits.depth));
      return;
    }
    this.#stack.push({ isArray, names: new Set(), index: 0, name: '', nameOffset: this.#offset });
    this.#expecting = isArray ? 'first-value' : 'first-name';
    this.#skip(1);
  }

  #readScalar(): void {
    const token = this.#found() === '"' ? readString(this.#text, this.#offset) : this.#readPlain();
    if (token === undefined) this.#refuse('a value');
    else if (this.#accept(token)) this.#expecting = 'separator';
  }

  #readPlain(): Token | undefined {
    const word = ['true', 'false', 'null'].find((candidate) =>
      this.#text.startsWith(candidate, this.#offset),
    );
    if (word === undefined) return readNumber(this.#text, this.#offset);
    const end = this.#offset + word.length;
    return /\w/.test(this.#text.charAt(end)) ? undefined : { end };
  }

  /** Moves past a token; false when it has no end. */
  #accept(token: Token): boolean {
    if (token.end === undefined) {
      this.#giveUp(token.fault);
      return false;
    }
    if (token.fault) this.#report(token.fault);
    this.#offset = token.end;
    return true;
  }

  #found(): string {
    return this.#text.charAt(this.#offset);
  }

  /** Moves on by some characters, and past the white space that follows. */
  #skip(length: number): void {
    this.#offset = skipSpace(this.#text, this.#offset + length);
  }

  readonly #pointer = (depth = this.#stack.length): string =>
    pointerOf(...this.#stack.slice(0, depth).map((frame) => (frame.isArray ? frame.index : frame.name)));

  #report(fault: UnplacedFault): void {
    this.#faults.push({ ...fault, pointer: this.#pointer() });
    if (this.#faults.length >= mostFaults) this.#isStuck = true;
  }

  #giveUp(fault: UnplacedFault): void {
    this.#report(fault);
    this.#isStuck = true;
  }

  /** Reports an unexpected token. */
  #refuse(expected: string): void {
    const depth = this.#expecting === 'value' ? this.#stack.length : this.#stack.length - 1;
    const pointer = this.#pointer(Math.max(0, depth));
    this.#faults.push({ ...unexpected(this.#text, this.#offset, expected), pointer });
    this.#isStuck = true;
  }
}
