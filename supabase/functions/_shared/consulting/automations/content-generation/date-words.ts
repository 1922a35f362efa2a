/** Words that the posts about a date share with the others. */
import { slugify } from '../../base/language/text.ts'

export const warning = 'Beba com moderação. Venda proibida para menores de 18 anos.'

/** Most letters of a hashtag. */
const longestTag = 26

const joining = /^(?:de|da|do|das|dos|com|e|em|na|no|ao|a|o|para|por)$/

/** A hashtag of a text's words: all of them, or those before the last part that does not fit: no "…ComOraPro". */
export function tag(text: string): string {
  const words = slugify(text).split('-')
  const kept: string[] = []
  for (const word of words) {
    if (kept.length > 0 && [...kept, word].join('').length > longestTag) break
    kept.push(word)
  }
  const joint = kept.findLastIndex((word, at) => at > 0 && joining.test(word))
  if (kept.length < words.length && joint > 0) kept.splice(joint)
  while (kept.length > 1 && joining.test(kept.at(-1) ?? '')) kept.pop()
  return `#${kept.map((word) => word.replace(/^./, (letter) => letter.toUpperCase())).join('')}`
}

/** A neighbourhood with its city, where both fit. */
export function tagWith(local: string, city: string): string {
  const [near, all] = [tag(local), tag(city).slice(1)]
  return near.length + all.length <= longestTag + 4 ? `${near}${all}` : near
}

/** Nouns of events, which are written with a capital only where a name follows: "Noite Italiana". */
const eventNoun =
  /^(?:forró|seresta|rock|quiz|jazz|blues|sopa|festival|combo|voz|música|som|samba|pagode|chorinho|choro|degustação|banda|show|karaokê|bingo|rodízio|buffet|feijoada|almoço|jantar|happy|roda|noite|festa|promoção|stand|lançamento|sarau|baile|visita|ceia|dose|oferta|rodada|café|tarde|quinta|terça|quarta|sexta|sábado|domingo|segunda|caranguejo|aniversário|confraternização|inauguração)$/iu

/** An owner's name for an event within a sentence. */
export function withinSentence(name: string): string {
  const [first = '', second = ''] = name.split(/\s+/)
  const isProper =
    /^\p{Lu}/u.test(second) ||
    /\s\p{Lu}/u.test(name.replace(/\s(?:R\$|Natal|Páscoa|Carnaval|Réveillon|São)/gu, ' '))
  return eventNoun.test(first) && !isProper ? `${first.toLowerCase()}${name.slice(first.length)}` : name
}

/** Whether the words show or name a drink with alcohol: the warning then stands under them. */
export const namesAlcohol = (text: string) =>
  /cacha[cç]a|aguardente|drinks?(?!\p{L})|coquet|brinde|chopp?e?(?!\p{L})|cerveja|(?<!galinhas? )caipi(?:r(?:inha|osca|íssima|oska|ão)|\b)|vinho|espumante|(?<!n[ao] )(?<!\p{L})(?:sour|ipa|apa|stout|pilsen|lager|witbier|weiss|porter)(?!\p{L})|ros[ée](?!\p{L})|(?<!\p{L})ta[çc]as? de|saqu[êe]|whisk|uísque|quent[ãa]o|(?<!\p{L})gin(?!\p{L})|vodka|licor|prosecco|sangria|degusta[çc][ãa]o às cegas/iu.test(
    text,
  )

/** "pro aniversário", "pelo aniversário" */
export const contracted = (text: string) =>
  text
    .replace(/ pra o(s?) /g, ' pro$1 ')
    .replace(/ pra a(s?) /g, ' pra$1 ')
    .replace(/ por ([oa]s?) /g, ' pel$1 ')
