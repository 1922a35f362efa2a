/** What an owner tells besides the wishes: reasons, who the guests are, how it was. It asks for nothing. */
import { type Draft, type DraftUnread, longestText } from '../../text/draft.ts'
import { healthWords, minorWords } from '../../text/health-words.ts'
import { plain } from './pieces.ts'

/** What may be an order or a limit, or keep something from a guest. */
const asks =
  /(?<!\p{L})(?:quer(?:o|ia|emos)|gostaria|prefir\p{L}+|precis\p{L}+|pode(?:m|ria)?|dev(?:e|em|eria)|tem (?:que|de)|pec[oa]|pedimos|favor|evit\p{L}+|proib\p{L}+|exig\p{L}+|obrig\p{L}+|tir(?:e|em|ar|a)|cort(?:e|em|ar)|mant(?:em|enham?)|deix(?:e|em|ar|a)|mex(?:a|am|er)|mud(?:e|em|ar)|troqu\p{L}+|trocar|sub(?:a|am|ir)|aument(?:e|em|ar)|baix(?:e|em|ar)|coloqu\p{L}+|bot(?:e|em|a|ar)|ponh\p{L}+|destaqu\p{L}+|destacar|cri(?:e|em|ar)|inclu\p{L}+|acrescent\p{L}+|us(?:e|em|ar)|faca\p{L}*|fazer|pens(?:e|em|ar)|sugir\p{L}+|segur(?:a|e|em)|congel\p{L}+|combo\p{L}*|promo\p{L}+|descont\p{L}+|vai|vao)(?!\p{L})/u
const limits =
  /%|(?<!\p{L})(?:so|apenas|somente|nada|nenhum\p{L}*|nunca|jamais|sem|menos|exceto|salvo|fora|ate|maxim\p{L}*|minim\p{L}*|limite|acima|abaixo|nem|qualquer|desde que|contanto|se|caso|resto)(?!\p{L})/u
/** Words that begin a reason. */
const startsReason =
  /^(?:e )?(?:porque|pois|ja que|uma vez que|visto que|senao|se nao|por causa|por conta|porisso|afinal|exigencia|acordo|pedido d|tradicao|questao de)(?!\p{L})/u
const people =
  /(?<!\p{L})(?:client\p{L}+|fregues\p{L}*|povo|pessoal|turist\p{L}+|gring\p{L}+|vizinh\p{L}+|familias?|garotada|galera|publico|turma|mae|pai|avo|avos|espos[oa]|marido|mulher|filh[oa]s?|soci[oa]s?|contador[a]?|fornecedor\p{L}*|cozinheir[oa]s?|garcom|garcons|equipe|gente|bairro|ninguem|todo mundo|comadre|concorren\p{L}+|casal|casais|idosos?|trabalhador\p{L}*|romeiros?|estudantes?|dona \p{L}+|seu \p{L}+|procon|prefeitura)(?!\p{L})/u
const house =
  /^(?:(?:aqui|a|o|as|os|minha|meu|nossa|nosso|somos|sou|moro|moramos|fica|ficamos|temos|tenho)\s+)+(?:cozinha|casa|bar|restaurante|rua|praia|bairro|salao|chapa|fogao|sozinh[oa]|boteco|lanchonete|musica|movimento|espaco|porta)(?!\p{L})/u
const past =
  /(?<!\p{L})(?!meu|seu|nordeu|museu|ceu|coliseu)\p{L}{2,}(?:ou|aram|eram|iram|ei|iu|eu|ava|avam)(?!\p{L})/u
const opinion =
  /^(?:(?:eu )?(?:acho|achamos|gosto|adoro|sei|imagino|confio|fico na duvida)(?!\p{L})|(?:muito )?obrigad|valeu|abraco|(?:o |do |de )?resto (?:esta |ta )?(?:bom|otimo|certo)|ela me mata|depois podem|uma pena|alias|(?:e )?isso (?:mesmo )?(?:ai)?$|que por mim(?!\p{L})|(?:eh|sao) (?:a|o|os|as|um|uma|meus?|minhas?|noss[oa]s?)(?!\p{L})(?!.*(?<!\p{L})(?:que|para|limite|maximo|minimo)(?!\p{L})))/u

/** What somebody outside the house has proposed: the owner says what is wanted. */
const suggested =
  /(?<!\p{L})(?:contador[a]?|consultor[a]?|vizinh[oa]|concorrente|amig[oa]|sogr[oa]|cunhad[oa])(?: \p{L}+)? (?:sugeriu|falou|disse|mandou|acha|diz|recomendou)(?!\p{L})/u

/** Whether plain words give a reason for what stands before them: "porque está no panfleto". */
export const isReason = (said: string): boolean =>
  startsReason.test(said) && !healthWords.test(said) && !minorWords.test(said) && !asks.test(said)

/** Whether plain words ask for nothing. @param lead the plain words of their clause up to them */
export function isAside(said: string, lead = ''): boolean {
  if (healthWords.test(said) || minorWords.test(said)) return false
  if (suggested.test(said)) return true
  if (opinion.test(said)) return true
  if (asks.test(said)) return false
  if (startsReason.test(said) || startsReason.test(lead)) return true
  return !limits.test(said) && (people.test(said) || house.test(said) || past.test(said))
}

/** The words of a clause up to a passage. */
function leadOf(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 60), start)
  return plain(
    before.slice(
      Math.max(...[',', '.', ';', '!', '?', ':', '\n'].map((mark) => before.lastIndexOf(mark))) + 1,
    ),
  )
}

/** The draft without asides; their words belong to the wish beside them, if it has room for them. */
export function withoutMenuAsides(text: string, draft: Draft): Draft {
  if (draft.wishes.length === 0) return draft
  const wishes = draft.wishes.map((one) => ({ ...one }))
  const unread = draft.unread.filter((passage: DraftUnread) => {
    const { start, end, blocking, why } = passage
    if (blocking || why !== 'unknown' || !isAside(plain(text.slice(start, end)), leadOf(text, start)))
      return true
    const near =
      wishes.findLast((one) => one.end <= start && end - one.start <= longestText) ??
      wishes.find((one) => one.start >= end && one.end - start <= longestText)
    if (near) {
      const [from, to] = [near.start, near.end]
      for (const one of wishes)
        if (one.start === from && one.end === to) {
          one.start = Math.min(one.start, start)
          one.end = Math.max(one.end, end)
        }
    }
    return false
  })
  return { wishes, unread }
}
