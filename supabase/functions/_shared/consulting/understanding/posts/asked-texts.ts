/** Texts that owners ask for beside the posts: an answer to a review, what a profile says, a message for WhatsApp, a video's scenes. */
import type { WishContent } from '../text/draft.ts'
import type { PostClause } from './post-clause.ts'

const asks =
  /\b(?:respond\w+|respost\w+|escrev\w+|faz\w*|faca\w*|me (?:ajuda\w*|da|manda|faz|faca|passa)|manda\w*|quero|queria|precis\w+|gostaria|sugir\w+|sugest\w+|monta\w*|cria\w*|o que (?:eu )?(?:digo|falo|escrevo|ponho|boto|coloco|respondo)|como (?:eu )?(?:respondo|escrevo|faco))\b/
const review =
  /\b(?:reclam\w+|avaliac\w+|avaliou|(?:\d|uma?|duas|tres|quatro|cinco) estrelas?|critic\w+|elogi\w+|nota baixa|falou mal|falaram mal)\b/
const replies =
  /\b(?:respond\w+|respost\w+|o que (?:eu )?(?:digo|falo|escrevo)|como (?:eu )?(?:trato|lido))\b/

const texts: readonly (readonly [RegExp, 'bio' | 'googleText' | 'autoReply'])[] = [
  [
    /(?<!link d[ao] )(?<!(?:na|pela) )\bbio\b|\b(?:texto|descricao|frase|apresentacao)s? (?:\w+ ){0,3}(?:perfil|insta\w*)(?! d[ao] google)|\b(?:perfil|pagina) d[ao] (?:insta\w*)\b/,
    'bio',
  ],
  [
    /\b(?:texto|descricao|apresentacao|perfil|ficha)\b.*\bgoogle\b|\bgoogle\b.*\b(?:texto|descricao|perfil)\b/,
    'googleText',
  ],
  [
    /\b(?:mensagem|resposta|saudacao|texto)s? (?:automatic\w+|de (?:boas[- ]vindas|ausencia|saudacao))|\b(?:mensagem|texto|saudacao) (?:pr[oa]|para o|d[oe]|no) (?:whats\w*|zap\w*)\b|\bwhats\w* (?:business )?automatic\w+/,
    'autoReply',
  ],
]

const script =
  /\broteiro\b|\bo que (?:eu )?(?:filmo|gravo|devo (?:filmar|gravar))\b|\bcomo (?:eu )?(?:filmo|gravo|fa[cç]o (?:um|o) (?:video|reels?)|(?:filmar|gravar))\b|\bcenas? (?:d[oe]|pr[oa]|para) (?:um |o )?(?:video|reels?)\b/
const seconds = /\b(\d{1,3}) ?(?:segundos?|seg|s)\b/
/** What a video shows: the words behind it, without its length and what is asked of it. */
function shownIn(said: string, folded: string): string | null {
  const found =
    /\b(?:video|reels?)\b(?: curto| rapido| curtinho)?(?: de \d{1,3} ?(?:segundos?|seg|s))?,? (?:mostrando |apresentando |com |sobre |d[aeo]s? |em que )?((?:[a-z]+[ -]?){1,10})/.exec(
      folded,
    )
  const shown = found?.[1]?.trim()
  if (!found || !shown || /^(?:que|eu|o que|como|de \d)/.test(shown)) return null
  const start = found.index + found[0].indexOf(found[1] ?? '')
  return said.slice(start, start + shown.length)
}

const boost =
  /\b(?:impulsion\w+|patrocin\w+|anunci(?:o|ar) pag\w+|(?:pagar|pago) (?:um )?anuncio|anunci\w+ (?:no|na) (?:insta\w*|face\w*|rede\w*)|trafego)\b/
const budget = /(?:r\$ ?|\b)(\d{2,5})(?: reais)?\b/

/** A question about each text that is asked for; `what` its kind, `item` what it is about. */
export function readAskedText({ said, folded, isAsked }: PostClause): WishContent[] | null {
  const money =
    boost.test(folded) && /\b(?:tenho|gast\w+|reais|verba)\b|r\$/.test(folded)
      ? budget.exec(folded)?.[1]
      : undefined
  if (money !== undefined && (isAsked || /\b(?:vale|compensa|adianta|sera que)\b/.test(folded)))
    return [{ kind: 'question', about: 'postAdvice', what: 'boost', price: Number(money) }]
  if (script.test(folded)) {
    const length = seconds.exec(folded)?.[1]
    const shown = shownIn(said, folded)
    return [
      {
        kind: 'question',
        about: 'postAdvice',
        what: 'script',
        ...(shown !== null && { item: shown.slice(0, 120) }),
        ...(length !== undefined && { count: Number(length) }),
      },
    ]
  }
  if (
    review.test(folded) &&
    (replies.test(folded) || (asks.test(folded) && /\b(?:texto|resposta)\b/.test(folded)))
  )
    return [{ kind: 'question', about: 'postAdvice', what: 'reviews', item: said.slice(0, 120) }]
  const found = texts.filter(([words]) => words.test(folded)).map(([, what]) => what)
  const isRequest =
    asks.test(folded) ||
    isAsked ||
    /^(?:um |uma |o |a )?(?:bio|texto|descricao|mensagem|resposta)\b/.test(folded)
  if (found.length === 0 || !isRequest || /\bnao (?:quero|precis|mex)/.test(folded)) return null
  return found.map((what) => ({ kind: 'question', about: 'postAdvice', what }))
}
