import { the } from '../language/grammar.ts'

/** "seriguela macerada", "caju macerado", "caju e limão macerados" */
function crushed(fruit: string): string {
  if (/ e |, /.test(fruit)) return 'macerados'
  const article = the(fruit).split(' ')[0] ?? 'o'
  return `macerad${article}`
}

/** What a name says about an item; never adds an ingredient that the name does not contain. */
const meanings: readonly [RegExp, (...parts: string[]) => string][] = [
  [/^past(?:el|éis) de (.+)$/i, (_, filling) => `Massa frita com recheio de ${filling}`],
  [/^(.+) (?:à|a) passarinho$/i, (_, what) => `${what} em pedaços pequenos, fritos`],
  [/^(.+) acebolad[oa]s?$/i, (_, what) => `${what} com cebola salteada`],
  [/^(.+) à milanesa$/i, (_, what) => `${what} com casca de farinha de rosca`],
  [
    /^caipirinha de (?!caf[eé]|mel\b|rapadura|cacha[cç]a)(.+)$/i,
    (_, fruit) => `Cachaça, ${fruit} ${crushed(fruit)}, açúcar e gelo`,
  ],
  [/^caipirinha(?: de cacha[cç]a)?$/i, () => 'Cachaça, limão macerado, açúcar e gelo'],
  [/^caipirosca de (?!vod[ck]a)(.+)$/i, (_, fruit) => `Vodca, ${fruit} ${crushed(fruit)}, açúcar e gelo`],
  [/^batida de (.+)$/i, (_, fruit) => `Cachaça batida com ${fruit} e gelo`],
  [/^negroni$/i, () => 'Gim, vermute tinto e bitter sobre gelo'],
]

/** What an item is, by its name alone, without a full stop; null if the name does not say. */
export function meaningOf(name: string): string | null {
  for (const [words, say] of meanings) {
    const found = words.exec(name)
    if (found) return say(...found)
  }
  return null
}
