/** "quero um post contando que a Dona Lúcia faz o pão de madrugada": what the owner wants told, in the owner's facts. */
import type { WishContent } from '../text/draft.ts'
import type { PostClause } from './post-clause.ts'

const tell =
  /^(?:e |mas |tambem )*(?:(?:quero|queria|quer[io]a|faz|faca|bota|ponha|poe|gostaria de|preciso de) (?:um |uma |de )*(?:post\w*|publicac\w+|texto)? ?(?:contando|falando|dizendo|mostrando|que cont\w+|que fal\w+|contar|dizer)|cont(?:a|e|ar|em)|diz|diga)(?: (?:um pouco|tambem|para o povo|pro povo|no post|num post))? (?:que |da historia de que |a historia de que )?/
const speak =
  /^(?:e |mas |tambem )*(?:(?:quero|queria|faz|faca) (?:um |uma )?(?:post\w*|publicac\w+|texto|video) (?:sobre|d[aeo]s?)|(?:quero |queria )?fal(?:a|e|ar)(?: um pouco)? (?:d[aeo]s?|sobre)) (?:[oa]s? )?((?:seu|dona|dom|mestre|tia|tio|nosso|nossa|meu|minha|famil\w+|sitio)? ?[a-z][a-z ]{1,40}?) (?:que|quem) ((?:traz|cria|planta|pesca|colhe|faz|cozinha|assa|torra|fornece|entrega|prepara|comecou|abriu|ensinou)\b.*)$/
const named =
  /\b(?:seu|dona|dom|mestre|tia|tio|vo|avo|mae|pai|familia|produtor\w*|pescador\w*|agricultor\w*|sitio|fazenda|serra|nosso|nossa|minha|meu)\b|\p{Lu}/u
const verbs =
  /\b(?:faz\w*|cozinha|assa|torra|traz\w*|cria|planta|pesca|colhe|vem|chega|comec\w+|abri\w+|fund\w+|existe|aprend\w+|herd\w+|ensin\w+|fornece|nasceu|vendia|vendendo)\b/
const other = /\b(?:nao|promoc\w+|desconto|reais|fechad\w+|fech\w+|\d{1,2}\/\d{1,2}|hoje|amanha)\b|r\$/

const longest = 120

/** The statement, as a story of the house; null where it says nothing that only this house can tell. */
export function readToldStory({ said, folded, isAsked }: PostClause): WishContent[] | null {
  if (isAsked || other.test(folded)) return null
  const of = speak.exec(folded)
  if (of?.[1] && of[2]) {
    const subject = said.slice(folded.indexOf(of[1]), folded.indexOf(of[1]) + of[1].length)
    const deed = said.slice(folded.length - of[2].length)
    return [{ kind: 'houseFact', about: 'story', what: `${subject} ${deed}`.slice(0, longest) }]
  }
  const lead = tell.exec(folded)?.[0]
  if (!lead) return null
  const what = said.slice(lead.length).trim()
  const told = folded.slice(lead.length)
  if (what.length < 12 || told.split(' ').length < 4) return null
  if (/^(?:a )?historia d/.test(told) && / (?:que|quando) /.test(told)) {
    const statement = what.replace(/^(?:a )?hist[oó]ria d[aeo]s? /iu, '').replace(/ que /iu, ' ')
    return [{ kind: 'houseFact', about: 'story', what: statement.slice(0, longest) }]
  }
  if (!verbs.test(told) || !named.test(what) || /^(?:d[aeo]s?|sobre|n[ao]s?|com) /.test(told)) return null
  return [{ kind: 'houseFact', about: 'story', what: what.slice(0, longest) }]
}
