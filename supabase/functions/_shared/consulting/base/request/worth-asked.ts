/** "Arroz vermelho vale a pena ou sai caro?": whether a food pays, under the owner's own words for it. */
import { foldAccents } from '../language/text.ts'

const worth = /vale (?:mesmo )?a pena|(?:sai|fica|e) (?:mais |muito )?car[oa]|compensa/

export const isWorthAsked = (text: string): boolean => worth.test(foldAccents(text).toLowerCase())

/** What the question begins with, before its verb; undefined if that is no short name. */
export function foodAsked(text: string): string | undefined {
  const [, said] =
    /^\s*(?:e |mas |ser[aá] que )?(?:[oa]s? )?((?:[\p{L}-]+ ){0,3}[\p{L}-]+?),? (?:vale|vai valer|sai|fica|[eé]|compensa)(?!\p{L})/iu.exec(
      text,
    ) ?? []
  return said?.toLowerCase()
}
