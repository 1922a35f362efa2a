import { memoized } from '../../base/memoized.ts'
import { spokenName as withoutBrackets } from '../../base/pairing/phrases.ts'

/** A size at the end of a name: "500 g", "600ml", "10 un". Not "de 200 g", which belongs to the words before it. */
const size =
  /(?<!(?:^|\s)(?:de|com))[\s,–-]+\d+(?:[.,]\d+)?\s*(?:g|gr|gramas?|kg|ml|l|litros?|cm|un|und|unid|unidades?|p[cç]s|pe[cç]as)\.?$/iu

/** The portion at the end of a name: "Torresmo INTEIRA", "Isca de peixe (meia)", "Picanha - G". */
const portion =
  /[\s,–-]+(?:(?:½|1\/2|meia|inteira|pequen[ao]|m[eé]di[ao]|grande|individual)(?: por[cç][aã]o)?|por[cç][aã]o(?: (?:inteira|pequena|m[eé]dia|grande))?|[PMG])$/iu

/** For how many a dish is: "Fondue de queijo para 2", "Paella p/ duas pessoas". */
const guests = /\s+(?:para|p\/|pra|serve)\s*(?:\d+|dois|duas|tr[eê]s|quatro)(?: pessoas?)?$/iu

/** A dish's or drink's name in a sentence: without brackets, size and portion, "Maminha ao alho 500 g". */
export const spokenName = memoized((name: string): string => {
  const plain = withoutBrackets(name)
  return plain.replace(size, '').replace(portion, '').replace(guests, '').trim() || plain
})

/** Spoken names, except where two of the menu's would become the same: these keep their sizes. */
export function namesAmong(names: readonly string[]): (name: string) => string {
  const counts = new Map<string, number>()
  for (const name of new Set(names)) counts.set(spokenName(name), (counts.get(spokenName(name)) ?? 0) + 1)
  return (name) => ((counts.get(spokenName(name)) ?? 0) > 1 ? withoutBrackets(name) : spokenName(name))
}

/**
 * Names for lists, without side dishes: "Filé de pescada com purê" → "Filé de pescada", unless two dishes would get the
 * same name.
 */
export function shortNames(names: readonly string[]): (name: string) => string {
  const cut = (name: string) => spokenName(name).split(/ com /i)[0] ?? name
  const counts = new Map<string, number>()
  for (const name of names) counts.set(cut(name), (counts.get(cut(name)) ?? 0) + 1)
  const among = namesAmong(names)
  return (name) => (counts.get(cut(name)) === 1 ? cut(name) : among(name))
}
