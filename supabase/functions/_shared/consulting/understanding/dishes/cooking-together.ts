/** Who cooks beside the owner: "somos eu e mais uma pessoa", "cozinho com meu marido", "na cozinha sou eu e a Lúcia". */
import { amountIn, number, type Reader, reads } from './shape.ts'

const helper =
  '(?:pessoas?|ajudantes?|cozinheir[oa]s?|auxiliar(?:es)?|menin[oa]s?|mo[cç][oa]s?|funcionari[oa]s?|colegas?|outr[oa]s?)(?: (?:de|da) cozinha)?'
const family =
  '(?:mulher|esposa|marido|mae|pai|filh[oa]|irma|irmao|soci[oa]|prim[oa]|ti[oa]|sogr[oa]|cunhad[oa]|nora|genro|companheir[oa]|namorad[oa]|av[oa])'
const other = `(?:(?:mais |so |com )*${number} (?:so )?${helper}|(?:(?:a |o )?(?:minha|meu) )${family})`
const kitchen =
  '(?: (?:na (?:cozinha|chapa|praca|producao)|cozinhando|no fogao|nas panelas|para cozinhar|pra cozinhar))'
const lead =
  '(?:(?:somos|na cozinha|no fogao|trabalhamos|e|sou|fica|ficamos|cozinhamos|aqui|so|apenas|hoje|dia de semana) )*'

const cooks = (others: number) =>
  others >= 1 && others <= 10 ? [{ kind: 'dishLimit' as const, of: 'cooks' as const, max: others + 1 }] : null
const othersIn = (value: string | undefined) => (value === undefined ? 1 : amountIn(value))

export const cookingTogether: readonly Reader[] = [
  reads(`${lead}eu,? e ${other}${kitchen}`, ([, value]) => cooks(othersIn(value))),
  reads(
    `(?:na cozinha|no fogao|quem cozinha)(?:,? (?:so|apenas))? (?:sou|somos|e|fica|ficamos|tem|estamos|so) (?:so |apenas )?eu,? e ${other}`,
    ([, value]) => cooks(othersIn(value)),
  ),
  reads(
    `(?:eu )?(?:cozinho|trabalho na cozinha|toco a cozinha)(?: (?:sozinh[oa]|so))?,? (?:com|mais|so com|apenas com|junto com) ${other}`,
    ([, value]) => cooks(othersIn(value)),
  ),
]
