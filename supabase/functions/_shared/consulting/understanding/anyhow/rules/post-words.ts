/** Words that the rules for posts share. */
import { keptOn, no as noWords } from '../words.ts'

/** Nothing of this kind, in a post. */
export const refusing = `${noWords.source}|dispens\\w+|omit\\w+|poup\\w+|suprim\\w+|banid\\w+|bloque\\w+|prefir\\w+ (?:que )?(?:nao|sem)|de jeito nenhum|nem a pau|menos|esquec\\w+|pul\\w+|borr\\w+|desfoc\\w+|sem essa`

export const publishing =
  'posts?|posti?s|post(?:a|ar|ou|em|o|amos|ando|ad[oa]s?|age\\w+)|public\\w+|publiqu\\w+|conteudos?|stories|story|reels?|feed|instagram|insta|redes?|perfil|calendario|divulg\\w+|anunci\\w+|no ar|ao ar'
export const pictures =
  'fotos?|fotinhas?|fotograf\\w+|imagem|imagens|videos?|film\\w+|grav\\w+|reels?|stories|posts?'

/** Does not know yet: no order. */
const undecided = '(?<!quem )sei|sabe(?!r)\\w*|decid\\w+|ideia|duvida|certeza|lembro|talvez|acho|queria saber'
/** What turns a refusal around, or tells of the house instead of its posts. */
export const unclear = `${keptOn}|${undecided}|cliente\\w* (?:reclam|ped|pergunt)\\w+|vizinh\\w+|concorren\\w+|sem (?:a |o |sua )?(?:autoriz|permiss|consent)\\w*`

/** Drinks with alcohol, as a kind; whether a clause speaks of nothing else is asked of its own words. */
export const ofAlcohol =
  /(?<![a-z])(?:alcool\w*|bebid\w+|biritas?|drinks?|drinques?|coquete\w+|destilad\w+|teor|cervejas|chopps?|copo de bebida)(?![a-z])/

/** Which of the posts a count is of: it is no pace of all. */
export const inLanguage = 'em (?:ingles|espanhol|frances|italiano|alemao)|bilingues?'

/** Something of the house's menu, and no word for anything: "nada", "coisas", "preços". */
export const item = 'ITEM(?! (?:nada|tudo|coisas?|precos?|valor(?:es)?|itens|produtos?)(?![a-z]))'
/** A day or the money of another wish. */
export const otherwise = `${unclear}|${item}|FOOD|MONEY|HOUR`
