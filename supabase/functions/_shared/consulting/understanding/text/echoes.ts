/** Words that only stress a refusal: "pimenta não bota não", "sem carne nenhuma". A second "não" would turn it around. */
import type { Span } from './half-read.ts'

const refused =
  /(?<!\p{L})n[ãa]o (?:bot|coloc|ponh|quer|precis|pod|mex|us|tem|tenh|fa[zç]|gost|vai|v[aã]o|d[áa]|sob|sub|serv|aceit|compr|vend|lev|entr|abr|inclu|repit|baix|aument|tir|cort)\p{L}*(?: (?!e |mas |nem |ou )\p{L}+){0,3}?,? (n[ãa]o)(?=\s*(?:$|[.,;!?)\n])|\s+(?:que|porque|pq|pois|viu|tá|ta|visse|senão|senao|e|mas)(?!\p{L}))/giu
const none =
  /(?<!\p{L})(?:sem|nada de)(?: (?!e |ou |mas |nem )\p{L}+){1,3}? (nenhuma?|alguma?)(?=\s*(?:$|[.,;!?)\n])|\s+(?:e|que|porque|mas)(?!\p{L}))/giu

/** The text with blanks in the place of such words; places stay. */
export function withoutEchoes(text: string): { plain: string; told: Span[] } {
  const told = [refused, none].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: said, 1: echo = '', index }) => {
      const start = index + said.length - echo.length
      return { start, end: start + echo.length }
    }),
  )
  const plain = told.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
  return { plain, told }
}
