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

/** What is refused of one part of the posts only: it must not become a refusal of all. */
const narrow: readonly (readonly [RegExp, (of: string) => WishContent])[] = [
  [
    /^(?:precos?|valor(?:es)?) (?:d[aeo]s?|n[ao]s?|em|para as?|para os?) ((?:comid|bebid)(?:inha)?as?|pratos?|comes|bebes)$/,
    (of) => ({ kind: 'postRule', what: 'noPrice', of }),
  ],
  [
    /^hashtags? (?:em |no |com (?:palavras? em )?)(ingles|outra lingua|outro idioma|lingua estrangeira)$/,
    () => ({ kind: 'postRule', what: 'noHashtags', of: 'inglês' }),
  ],
]

const thingOf = (part: string): WishContent | undefined => {
  const whole = things.find(([words]) => words.test(part))?.[1]
  if (whole) return whole
  const [words, wish] = narrow.find(([one]) => one.test(part)) ?? []
  const of = words?.exec(part)?.[1]
  return wish && of !== undefined ? wish(of) : undefined
}

/** "preço das bebidas, não" */
const refusedLast = /^(?:o |os |as |a )?((?:precos?|valor(?:es)?|hashtags?) .+?),? (?:nao|nem pensar)$/

/** Null unless all things are known, and none of them alone is refused as a whole. @param folded a clause without accents */
export function readRefusedList(folded: string): WishContent[] | null {
  const said = folded.replace(/[.!\s]+$/, '')
  const list = (lead.exec(said)?.groups?.list ?? refusedLast.exec(said)?.[1])?.replace(place, '')
  const parts =
    list?.split(/,\s*(?:e |nem |ou )?| (?:e|nem|ou) /).map((part) => part.replace(again, '').trim()) ?? []
  const isNarrow = parts.some((part) => narrow.some(([words]) => words.test(part)))
  if (parts.length < 2 && !isNarrow) return null
  const found = parts.map(thingOf)
  return found.every((one) => one !== undefined) ? found.flatMap((one) => one ?? []) : null
}
