import { formatNumber, joinList } from '../../base/language/text.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import { expectedOf, preparedOf } from './plan-words.ts'
import type { SalesForecast } from './schema.ts'
import { busyDays, onThe, targetOf } from './sentences.ts'

const shown = (day: string) => day.split('-').toReversed().join('/')

function shiftAction({ weekdays: days }: SalesForecast): Action | null {
  const strong = busyDays(days)
  if (strong.length === 0) return null
  const share = strong.reduce((total, day) => total + day.share, 0)
  return {
    what: `Reforçar a escala ${joinList(strong.map(({ weekday }) => onThe(weekday)))}`,
    brings: `${strong.length === 1 ? 'É o dia' : 'São os dias'} de **${formatNumber(share * 100)}%** das unidades da semana.`,
    by: 'Semana 1',
    who: 'Gerente',
  }
}

function moveAction(forecast: SalesForecast, more: boolean): Action | null {
  // What rose and is not expected to stay there asks for no more than is prepared today.
  const first = (more ? forecast.rising : forecast.falling).find((row) => {
    const ahead = expectedOf(forecast, row)
    return more ? ahead >= row.perWeek : ahead <= row.perWeek
  })
  if (!first) return null
  const change = `${formatNumber(Math.abs(first.change) * 100)}%`
  const span =
    first.weeks === undefined ? '' : `, das ${first.weeks} semanas anteriores às ${first.weeks} últimas`
  return {
    what: `Preparar ${more ? 'mais' : 'menos'} ${first.name}: ${preparedOf(forecast, first)} na semana`,
    brings: more
      ? `Subiu **${change}**${span}: sem preparo a mais, falta.`
      : `Caiu **${change}**${span}: o que se prepara a mais vira sobra.`,
    by: 'Semana 1',
    who: 'Cozinha e bar',
  }
}

/** What to do first with the forecast. */
export function forecastActions(contents: readonly SalesForecast[]): Action[] {
  const [forecast] = contents
  // The week that the list of purchases is for, which is not always the first after the sheet.
  const next = forecast && targetOf(forecast)
  if (!forecast || !next) return []
  const money = forecast.revenue?.coming.find(({ monday }) => monday === next.monday)
  const top = forecast.purchases.slice(0, 3)
  return firstActions(
    {
      what:
        top.length > 0
          ? `Comprar pela lista da semana de ${shown(next.monday)}: ${joinList(top.map(({ name, safe }) => `${whole(Math.ceil(safe))} de ${name}`))}`
          : `Comprar para ${whole(next.value)} unidades na semana de ${shown(next.monday)}`,
      brings: money
        ? `Sustenta **${formatReais(money.value)}** de receita prevista, se a casa seguir como está.`
        : `Cobre a semana prevista, de ${whole(next.low)} a ${whole(next.high)} unidades.`,
      by: shown(next.monday),
      who: 'Compras',
    },
    shiftAction(forecast),
    moveAction(forecast, true),
    moveAction(forecast, false),
    {
      what: `Anotar, ao fechar, se faltou ou sobrou ${joinList(forecast.purchases.slice(0, 3).map(({ name }) => name))}`,
      brings: 'O que faltou não aparece na planilha como venda.',
      by: 'Semana 2',
      who: 'Cozinha e bar',
    },
    {
      what: 'Exportar a planilha de novo e refazer a previsão',
      brings: 'Cada mês a mais de vendas encurta a margem de erro.',
      by: 'Semana 4',
      who: 'Gerente',
    },
    {
      what: 'Comparar o vendido com o previsto',
      brings: 'Diz quanto se pode confiar na previsão para comprar.',
      by: 'Semana 2',
      who: 'Gerente',
    },
    {
      what: 'Guardar em “A casa” os dias e horários de funcionamento',
      brings: 'A próxima previsão sabe quando a casa abre.',
      by: 'Semana 3',
      who: 'Gerente',
    },
  )
}
