/**
 * What a terminal sends, cut into whole pieces: a sign, an escape sequence, a pasted text. A piece may arrive in several
 * reads; what is not whole yet waits here. Nothing that arrives can make it grow without bounds.
 */
const ESC = '\u001B';
const BEL = '\u0007';
const PASTE = `${ESC}[200~`;
const PASTE_END = `${ESC}[201~`;

/** Longer than any sequence that means something to us. */
const LONGEST = 64;
/** Operating system commands and the like: answers of the terminal that nobody asked for. */
const LONGEST_STRING = 4096;
/** More is never typed into a field. */
const LONGEST_PASTE = 10_000;

export type Piece = { readonly kind: 'sign' | 'sequence' | 'paste'; readonly text: string };

/** The end of the sequence that begins at `at`: -1 where it is not whole yet, `at` where it is none. */
function endOfSequence(text: string, at: number): number {
  const kind = text[at + 1];
  if (kind === '[') return endOfControl(text, at);
  if (kind === 'O') return text.length > at + 2 ? afterSingle(text, at) : -1;
  if (kind !== undefined && ']P_^X'.includes(kind)) return endOfString(text, at);
  return at;
}

/** ESC O and a letter. */
const afterSingle = (text: string, at: number): number => (/[A-Za-z]/.test(text[at + 2] ?? '') ? at + 3 : at);

/** ESC [, parameters, a last letter. Consoles send one more letter behind ESC [ [. */
function endOfControl(text: string, at: number): number {
  for (let i = at + 2; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (i === at + 2 && text[i] === '[') continue;
    if (code >= 0x40 && code <= 0x7e) return i + 1;
    if (code < 0x20 || code > 0x7e) return at;
    if (i - at > LONGEST) return at;
  }
  return -1;
}

/** Up to BEL or ESC \. */
function endOfString(text: string, at: number): number {
  for (let i = at + 2; i < text.length; i++) {
    if (text[i] === BEL) return i + 1;
    if (text[i] === ESC) return text[i + 1] === undefined ? -1 : text[i + 1] === '\\' ? i + 2 : at;
    if (i - at > LONGEST_STRING) return i;
  }
  return -1;
}

export class Sequences {
  private rest = '';
  /** The text that is being pasted, null while none is. */
  private pasted: string | null = null;

  /** Does a piece wait for its end? */
  get waiting(): boolean {
    return this.rest !== '' || this.pasted !== null;
  }

  get pasting(): boolean {
    return this.pasted !== null;
  }

  push(chunk: string): Piece[] {
    const out: Piece[] = [];
    let text = this.rest + chunk;
    this.rest = '';
    while (text !== '') {
      const left = this.pasted === null ? this.piece(text, out) : this.paste(text, out);
      if (left === text) {
        this.rest = text;
        break;
      }
      text = left;
    }
    return out;
  }

  /** Nothing more came for a while: what waits was no beginning. */
  flush(): Piece[] {
    const { rest, pasted } = this;
    this.rest = '';
    this.pasted = null;
    if (pasted !== null) return [{ kind: 'paste', text: pasted + rest }];
    // Escape alone, or with one key behind it. More than that is a sequence that never ended.
    return rest.length <= 2 ? Array.from(rest, (text): Piece => ({ kind: 'sign', text })) : [];
  }

  /** The first piece, and the text behind it; the same text where the piece is not whole. */
  private piece(text: string, out: Piece[]): string {
    if (text.startsWith(PASTE)) {
      this.pasted = '';
      return text.slice(PASTE.length);
    }
    if (text[0] === ESC) {
      if (text.length === 1) return text;
      const end = endOfSequence(text, 0);
      if (end < 0) return text;
      if (end > 0) {
        out.push({ kind: 'sequence', text: text.slice(0, end) });
        return text.slice(end);
      }
    }
    const sign = String.fromCodePoint(text.codePointAt(0) ?? 0);
    out.push({ kind: 'sign', text: sign });
    return text.slice(sign.length);
  }

  private paste(text: string, out: Piece[]): string {
    const end = text.indexOf(PASTE_END);
    // The end itself can be torn.
    const keep = end < 0 ? text.slice(0, Math.max(0, text.length - PASTE_END.length + 1)) : text.slice(0, end);
    this.pasted = ((this.pasted ?? '') + keep).slice(0, LONGEST_PASTE);
    if (end < 0) return text.slice(keep.length);
    out.push({ kind: 'paste', text: this.pasted });
    this.pasted = null;
    return text.slice(end + PASTE_END.length);
  }
}
