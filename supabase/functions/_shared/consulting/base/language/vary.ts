import { stableFraction } from './text.ts'

/** One of several wordings, the same on every run for one seed: two houses rarely read the same sentence. */
export function vary(seed: string, ...forms: readonly [string, ...string[]]): string {
  return forms[Math.floor(stableFraction(`${seed}|${forms[0]}`) * forms.length)] ?? forms[0]
}
