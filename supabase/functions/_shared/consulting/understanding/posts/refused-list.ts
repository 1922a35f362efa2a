/** "não publique preços nem fale de álcool": several things that no post has, each by its own rule. */
import type { WishContent } from '../text/draft.ts'

const rule = (what: Extract<WishContent, { kind: 'postRule' }>['what']): WishContent => ({
  kind: 'postRule',
  what,
})
const things: readonly (readonly [RegExp, WishContent])[] = [
  [/^(?:precos?|valor(?:es)?)$/, { kind: 'onlyPrice' }],
  [/^(?:alcool|bebidas?(?: alcoolicas?| com alcool)?|drinks?)$/, rule('noDrinks')],
  [/^cachacas?$/, { kind: 'postRule', what: 'noMention', of: 'cachaça' }],
  [/^cervejas?$/, { kind: 'postRule', what: 'noMention', of: 'cerveja' }],
  [/^(?:emojis?|figurinhas?|carinhas?)$/, rule('noEmoji')],
  [/^(?:hashtags?)$/, rule('noHashtags')],
  [/^(?:videos?|reels?)$/, rule('noVideo')],
  [/^(?:descontos?|promoc(?:ao|oes))$/, rule('noDiscount')],
  [/^(?:delivery|entregas?|i-?food)$/, rule('noDelivery')],
  [/^(?:girias?)$/, rule('noSlang')],
  [/^(?:criancas?)$/, rule('noChildren')],
  [/^(?:(?:o )?(?:meu )?rostos?(?: d[eo]s? (?:clientes?|equipe|gente))?|clientes?)$/, rule('noFaces')],
]

const verb =
  '(?:publi\\w+|cit\\w+|mostr\\w+|us\\w+|bot\\w+|coloc\\w+|coloqu\\w+|fal\\w+|ponh\\w+|poe|quero|post\\w+|mencion\\w+|diga\\w*|diz\\w*|anunci\\w+|fac\\w+|faz\\w*|apare\\w+)'
const lead = new RegExp(
  `^(?:(?:por favor|e|mas),? )*(?:(?:nao|nunca|n) (?:pode(?:m)? |quero que )?${verb}|sem|nada de|evit\\w+(?: ${verb})?)(?: (?:nada|em|de|sobre|os|as|o|a))* (?<list>.+)$`,
)
const place =
  / (?:n[ao]s?|em|por) (?:todas as |todos os )?(?:posts?|publicac\w+|legendas?|textos?|stories|redes?|calendario)$/
const again = new RegExp(`^(?:nao |sem |nada )?(?:${verb} )?(?:(?:em|de|sobre|os|as|o|a) )*`)

/** Null unless all of two or more things are known. @param folded a clause without accents */
export function readRefusedList(folded: string): WishContent[] | null {
  const list = lead.exec(folded.replace(/[.!\s]+$/, ''))?.groups?.list?.replace(place, '')
  const parts =
    list?.split(/,\s*(?:e |nem |ou )?| (?:e|nem|ou) /).map((part) => part.replace(again, '').trim()) ?? []
  if (parts.length < 2) return null
  const found = parts.map((part) => things.find(([words]) => words.test(part))?.[1])
  return found.every((one) => one !== undefined) ? found.flatMap((one) => one ?? []) : null
}
