/** What sells more or less in weeks, seasons and weather that no date names: "semana que vem tem vaquejada e a cidade enche". */
import { addDays, weekdayOf } from '../../../base/calendar.ts'
import { weekdays as weekdayWords } from '../../dates/found-date.ts'
import type { PieceReader } from '../../spoken/pieces.ts'
import { down, up } from '../context-words.ts'
import { datesIn, isAsked, itemsIn, joined } from '../slots.ts'
import { statedPercent } from '../stated-figures.ts'
import { onStretch, relativePeriod, type Stretch } from './sentence.ts'
import { isOver } from './tense.ts'

const more =
  /\b(?:ganha(?:m|mos)? (?:muit\w+ )?(?:client\w+|gente|movimento)|pux(?:a|am|ar) (?:muit\w+ )?(?:fregues\w*|client\w+|gente|movimento)|traz(?:em)? (?:muit\w+ )?(?:gente|client\w+|movimento|turista\w*)|chama(?:m)? gente|atrai\w*|vo(?:a|am|ar)|sa(?:i|em|ir) (?:muit\w+(?! menos| pou[cq])|bem(?! pou[cq]| menos)|demais|que nem agua|igual agua|feito agua|mais)|bem mais|muito mais|vende(?:m|mos)? (?:bem|muit\w+|mais|demais|que nem)|esgot(?:a|am)|fil(?:a|as) na porta|nao da(?:mos)? conta|super\w*lot\w+|lucr(?:a|am|amos) mais|bomb(?:a|am|ar)|ferv(?:e|em)|multiplic\w+|explod(?:e|em)|turbin\w+|dispar(?:a|am)|transbord\w+)\b/
const less =
  /\b(?:ninguem (?:vem|aparece|sai|pede|compra)|sem (?:client\w+|gente|movimento|venda|fregues\w*)|(?:fic|est)\w+ (?:\w+ )?(?:parad\w|vazi\w|desert\w|as moscas|mort\w)|as moscas|sa(?:i|em|ir) (?:bem |muito |so )?(?:pou[cq]\w+|menos|quase nada)|vende(?:m|mos|r)? (?:bem |muito |so )?(?:pou[cq]\w+|menos|mal|quase nada)|diminu\w+|encolh\w+|enc?alh\w+|som(?:e|em)|afast\w+|espant\w+|foge(?:m)?|evapor\w+|fraquej\w+|minguad\w+|murch\w+|quase nao (?:sai|vende|vem)|nao (?:sai|saem|vende|vendem) (?:quase )?nada|perde(?:m|mos)? (?:muit\w+ )?(?:client\w+|venda|movimento)|cai(?:r|em)?|despenc\w+|desaba\w*)\b/
const season =
  /\b(?:quando|se|sempre que|toda vez que|em dias? d[eo]|nos? dias? d[eo]|n?as? semanas? d[aeo]s?|semanas? d[aeo]s?|na epoca|na temporada|temporada|n?as? ferias|ferias escolares|n?o inverno|n?o verao|n?a alta|n?a baixa|fora da alta|no defeso|mes do defeso|volta as aulas|feriad\w+|fi(?:m|ns|nal) de (?:semana|mes)|comeco d[eo] mes|inicio d[eo] mes|festas? d[aeo]s?|vaquejada\w*|romaria\w*|jogos?|com (?:a|o|os|as) \w+|vesperas? d[eo]|dias? d[eo] (?:pagamento|jogo|chuva|feira|festa)|chuva|calor|frio|show|excurs\w+|congresso|provas|padroeir\w|quinta agora|sexta agora|sabado agora|domingo agora)\b/
const soonDay = new RegExp(
  `\\b(${weekdayWords.join('|')})(?:[ -]feira)? (?:agora|que vem|proxim[oa])\\b|\\b(?:n?est[ae]|n?ess[ae]|proxim[oa]) (${weekdayWords.join('|')})\\b`,
)

/** The days that a stretch names by today: "semana que vem", "quinta agora". */
function daysNear({ said, read: { today } }: Stretch): { from: string; to: string } | null {
  const found = soonDay.exec(said)
  const weekday = weekdayWords.indexOf(found?.[1] ?? found?.[2] ?? '')
  if (weekday < 0) return relativePeriod(said, today)
  const day = addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7)
  return { from: day, to: day }
}

const toldElse =
  /\b(?:preco|precos|sempre (?:foi|gostei|achei)|gost(?:o|amos)|ador\w+|reclam\w+|briga\w*|fornecedor\w*|aluguel|custo|lixo|sobr\w+|estrag\w+|freezer|estoque|comprar|compro|entreg\w+|cans\w+|lindo|bonit\w+|turista sempre|crianca\w*|infantil)\b/

/** An effect without a date: the days that today tells, else the season in the owner's words. */
const readEffect = onStretch((stretch) => {
  const { said, text, to, read } = stretch
  const percent = statedPercent(said)
  const bare = said.replace(/\b(?:muito|bem) (?:cheio|bom) de\b/g, ' ')
  const isUp = more.test(bare) || up.test(bare)
  const isDown = less.test(bare) || down.test(bare)
  if (percent === undefined && isUp === isDown) return null
  if (percent === undefined && /\bnao\b|\bnem\b/.test(said.replace(less, ' ').replace(more, ' '))) return null
  if (!season.test(said) && !relativePeriod(said, read.today)) return null
  if (isAsked(to, read) || isOver(said.replace(/\b(?:comecou|ja passou)\b/g, ' ')) || toldElse.test(said))
    return null
  if (datesIn(text, read.today).length > 0) return null
  const items = itemsIn(said, read.names).filter((name) => read.names.some((one) => one.name === name))
  const goesUp = percent === undefined ? isUp : percent > 0
  return {
    kind: 'date',
    what: text.slice(0, 120),
    ...daysNear(stretch),
    closed: false,
    effect: goesUp ? 'up' : 'down',
    ...(percent !== undefined && { percent }),
    ...(items.length > 0 && { item: joined(items) }),
  }
}, 12)

/** Read from what nothing else was read from. */
export const effectReaders: readonly PieceReader[] = [
  (at, read) => {
    const found = readEffect(at, read)
    return found === null || Array.isArray(found) ? found : { ...found, weak: true }
  },
]
