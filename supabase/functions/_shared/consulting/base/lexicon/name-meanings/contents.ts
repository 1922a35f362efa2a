import { the } from '../../language/grammar.ts'

/** "seriguela macerada", "caju macerado", "caju e limão macerados" */
function crushed(fruit: string): string {
  if (/ e |, /.test(fruit)) return 'macerados'
  const article = the(fruit).split(' ')[0] ?? 'o'
  return `macerad${article}`
}

/** The contents of an item that its name implies. Never adds an ingredient that the name does not contain. */
const contents: readonly [RegExp, (...parts: string[]) => string][] = [
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

/** The contents of an item from its name alone, in a few words without a full stop; null if the name does not say. */
export function contentsOf(name: string): string | null {
  for (const [words, say] of contents) {
    const found = words.exec(name)
    if (found) return say(...found)
  }
  return null
}
