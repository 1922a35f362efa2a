/**
 * What owners tell of their house and money that bears on a menu's sums: guests who take no rise, a purchase of which a part is
 * thrown away, days without sales, and what is only mentioned.
 */
import { monthNames } from '../../../base/calendar.ts'
import { foldAccents } from '../../../base/language/text.ts'
import { everyItem } from '../../../base/request/match-item.ts'
import type { WishContent } from '../../text/draft.ts'
import { lastMonth } from '../menu-told/house.ts'
import { meant, spoken, thing } from './asked-pieces.ts'
import { itemIn } from './menu-items.ts'
import type { About, Reading } from './reading.ts'

const nobody =
  '(?:(?:o|a|os|as|meu|meus|aqui|e|que|porque)\\s+)*(?:(?:povo|pessoal|gente|client\\p{L}+|fregues\\p{L}*|turma|vizinhanca)(?:\\s+(?:daqui|aqui))?\\s+nao|ninguem(?:\\s+aqui)?(?:\\s+mais)?)\\s+(?:quer\\s+|vai\\s+)?(?:aceit\\p{L}+|aguent\\p{L}+|pag\\p{L}+|top\\p{L}+|engol\\p{L}+)'

const months = monthNames.map(foldAccents)
const monthAt = (said: string | undefined) =>
  months.findIndex((name) => said !== undefined && name.startsWith(said))
const lostHalf = ({ 0: all, 1: named = '', index }: RegExpExecArray, { said }: About): WishContent[] => {
  const at = index + all.indexOf(named)
  const what = said
    .slice(at, at + named.length)
    .replace(/^(?:(?:e|mas|que|a|o|as|os)\s+)+/iu, '')
    .trim()
  return what.length < 3 ? [] : [{ kind: 'costNow', item: what, lost: 50 }]
}

export const toldReadings: readonly Reading[] = [
  // "ninguém aqui paga mais"
  {
    words: spoken(
      `${nobody}\\s+(?:nenhum\\s+|mais\\s+)?(?:aumento|caro|reajuste|subida(?:\\s+de\\s+preco)?)(?:\\s+n?d?[eoa]s?\\s+(\\p{L}+))?`,
    ),
    wishes: (found, about) => [
      { kind: 'capPrice', item: (found[1] === undefined ? undefined : itemIn(found[1], about)) ?? everyItem },
    ],
  },
  {
    words: spoken(
      '(?:nada\\s+de\\s+(?:aumento|aumentar|subir\\s+preco)|(?:nao|nem)\\s+(?:mex\\p{L}+|sub\\p{L}+)\\s+(?:em\\s+|n[oa]\\s+)?(?:preco\\s+nenhum|nenhum\\s+preco))(?:\\s+(ate\\s+[^.;!?,\\n]{3,25}))?(?=\\s*(?:[.;!?,\\n]|$))',
    ),
    wishes: ([, until]) => [{ kind: 'capPrice', item: everyItem, ...(until !== undefined && { until }) }],
  },
  {
    words: spoken(
      'nao\\s+(?:posso|quero|pode|vou|da\\s+pra)\\s+(?:subir|aumentar)\\s+(?:nada|nenhum\\s+preco|os\\s+precos)\\s+(?:em\\s+)?(?:mais\\s+(?:de|que|do\\s+que)|acima\\s+de)\\s+(\\d{1,2})\\s*(?:%|por\\s+cento)(?:\\s+((?:antes|ate)\\s+[^.;!?,\\n]{3,40}))?',
    ),
    wishes: ([, percent, until]) => [
      { kind: 'capPrice', item: everyItem, percent: Number(percent), ...(until !== undefined && { until }) },
    ],
  },
  {
    words: spoken(
      '(?:(?:porque|pois|e|mas)\\s+)?(?:(?:esses|os|a)\\s+)?(?:custos?\\s+(?:d[ae]\\s+)?(?:planilha\\s+)?(?:que\\s+(?:eu\\s+)?(?:mandei|enviei|passei|anotei|botei)\\s+)?|planilha\\s+)ja\\s+(?:sao|estao|esta|ta|tao|e|vem|tem|trazem|traz)\\s+(?:com\\s+)?(?:os?\\s+)?(?:(?:custos?|precos?|valor(?:es)?)\\s+)?(?:nov\\p{L}+|d[eo]\\s+(?:hoje|agora)|atua\\p{L}+|certos|aumento)|(?:(?:mas|e|isso|esse\\s+aumento)\\s+)*ja\\s+(?:esta|ta|entrou|vai|contei|botei|pus)\\s+(?:isso\\s+)?n[oa]s?\\s+(?:custos?|planilha)(?:\\s+d[ao]\\s+planilha|\\s+que\\s+mandei)?',
    ),
    wishes: () => [{ kind: 'houseFact', about: 'newCosts' }],
  },
  // "metade da maminha vai embora na limpeza"
  {
    words: spoken(
      `(?:a\\s+|o\\s+)?${thing}\\s+(?:vem|chega|e)\\s[^.;!?\\n]{3,40}?\\s(?:e\\s+)?(?:eu\\s+)?perc?[od]\\p{L}*\\s+(?:quase\\s+)?(?:a\\s+)?metade`,
    ),
    wishes: (found, about) => lostHalf(found, about),
  },
  {
    words: spoken(
      `metade\\s+d[ao]s?\\s+${thing}\\s+(?:vai|se\\s+perde|perde|some|estraga)(?:\\s+(?:embora|fora|pro\\s+lixo))?(?:\\s+n[ao]\\s+\\p{L}+)?`,
    ),
    wishes: (found, about) => lostHalf(found, about),
  },
  // "vendas de set a nov"
  {
    words: spoken(
      `(?:(?:vendas?|planilha|numeros|dados|e|sao|de)\\s+)*(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\\s+(?:a|ate)\\s+(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)`,
    ),
    wishes: ([, first, last], { today }) => {
      const [from, to] = [lastMonth(monthAt(first), today), lastMonth(monthAt(last), today)]
      return from.from < to.to
        ? [{ kind: 'salesPeriod', from: from.from, to: to.to < today ? to.to : today }]
        : []
    },
  },
  // "sai a 12 o par", of what the sentences before it name.
  {
    words: spoken(
      '(?:[^.;!?,\\n]{0,50}?segura\\s+a\\s+\\p{L}+\\s+)?e\\s+(?:(?:o\\s+preco|ele|ela)\\s+)?fica\\s+(?:a|em|por)\\s+(?:r\\$\\s*)?(\\d{1,4})\\s+reais(?:\\s+(?:a|cada|por)\\s+(?:unidade|um|uma))?',
    ),
    wishes: (found, about) => {
      const item = meant('', found.index, about)
      return item === undefined ? [] : [{ kind: 'keepPrice', item, price: Number(found[1]) }]
    },
  },
  {
    words: spoken(
      '(?:[oa]\\s+)?(?:gelo|agua|luz|gas|energia|fila|mesa)\\s+(?:acab\\p{L}+|falt\\p{L}+|cai|some)\\s+[^.;!?,\\n]{2,30}?(?=[.;!?,\\n]|$|\\s+e\\s)',
    ),
    wishes: ([all]) => [{ kind: 'houseFact', about: 'context', what: all.trim().slice(0, 120) }],
  },
  // A mention of what guests order is no order.
  {
    words: spoken(
      `(?:o\\s+|a\\s+|meu\\s+)?(?:povo|pessoal|gente|turista|client\\p{L}+|fregues\\p{L}*)\\s+(?:so\\s+|sempre\\s+)?(?:pede|pedem|toma|tomam|bebe|bebem|come|comem)\\s+(?:muit\\p{L}+\\s+)[^.;!?,\\n]{3,30}?(?=[.;!?,\\n]|$|\\s+e\\s)`,
    ),
    wishes: ([all]) => [{ kind: 'houseFact', about: 'context', what: all.trim().slice(0, 120) }],
  },
  {
    words: spoken(
      '[^.;!?\\n]{0,70}?(?:fic\\p{L}+\\s+)?perdid[oa]s?\\s+(?:na\\s+hora\\s+de\\s+(?:pedir|escolher)|sem\\s+saber\\s+o\\s+que\\s+pedir)',
    ),
    wishes: () => [{ kind: 'pageNote', note: 'quem fica perdido na hora de pedir' }],
  },
  {
    words: spoken(
      '(?:tem\\s+que\\s+ser\\s+|precisa\\s+ser\\s+|quero\\s+)?facil\\s+de\\s+(?:explicar|entender)',
    ),
    wishes: () => [{ kind: 'pageNote', note: 'fácil de explicar' }],
  },
]
