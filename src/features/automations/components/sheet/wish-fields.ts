import { endingLabels } from '@consulting/base/pricing/endings.ts'
import { scopeShows } from '@consulting/base/request/calendar-wishes.ts'
import { scopeLabels } from '@consulting/base/request/describe-calendar-wish.ts'
import { reasonLabels } from '@consulting/base/request/describe-recipe-wish.ts'
import { priceEndings } from '@consulting/base/request/price-wishes.ts'
import { boundOfShare } from '@consulting/base/request/share-bounds.ts'
import type { Wish, WishOf, WishReason } from '@consulting/base/request/wish.ts'
import {
  capital,
  choice,
  day,
  hour,
  money,
  number,
  type Option,
  several,
  type WishField,
  weekdaysField,
} from './field-builders'

const directions: readonly Option<'exclude' | 'prefer' | 'only'>[] = [
  { value: 'exclude', label: 'Deixar de fora' },
  { value: 'prefer', label: 'Dar preferência' },
  { value: 'only', label: 'Usar só isto' },
]
const bounds: readonly Option<'exactly' | 'at_most' | 'at_least'>[] = [
  { value: 'exactly', label: 'Exatamente' },
  { value: 'at_most', label: 'No máximo' },
  { value: 'at_least', label: 'Pelo menos' },
]
const reasons = (['allergy', 'diet', 'taste', 'supply'] as const satisfies readonly WishReason[]).map(
  (value) => ({ value, label: reasonLabels[value] }),
)
const shares: readonly Option<'few' | 'many' | 'half'>[] = [
  { value: 'few', label: 'Pouco' },
  { value: 'many', label: 'Bastante' },
  { value: 'half', label: 'Metade' },
]
const had: readonly Option<'yes' | 'no'>[] = [
  { value: 'yes', label: 'A casa tem' },
  { value: 'no', label: 'A casa não tem' },
]
const glasses: readonly Option<WishOf<'glass'>['has']>[] = [
  { value: 'yes', label: 'A casa tem' },
  { value: 'no', label: 'A casa não tem' },
  { value: 'only', label: 'A casa só tem este' },
]
const measures: readonly Option<WishOf<'portion'>['unit']>[] = [
  { value: 'g', label: 'Gramas (g)' },
  { value: 'kg', label: 'Quilos (kg)' },
  { value: 'ml', label: 'Mililitros (ml)' },
  { value: 'l', label: 'Litros (l)' },
  { value: 'un', label: 'Unidades' },
]
const foreseen: readonly Option<'drink' | 'dish'>[] = [
  { value: 'drink', label: 'Só as bebidas' },
  { value: 'dish', label: 'Só os pratos' },
]
const endings = priceEndings.map((value) => ({ value, label: capital(endingLabels[value]) }))
const shown = scopeShows.map((value) => ({ value, label: capital(scopeLabels[value]) }))
const bounded = (
  { min, max, about }: { min?: number | undefined; max?: number | undefined; about?: number | undefined },
  unit: 'money' | 'strength',
) => {
  const field = (key: string, label: string, value: number | undefined) =>
    unit === 'money' ? money(key, `${label} (R$)`, value) : number(key, `${label} (% vol)`, unit, value)
  return about === undefined
    ? [field('min', 'A partir de', min), field('max', 'Até', max)]
    : [field('about', 'Perto de', about)]
}

/** Changes the direction of a wish. An allergy is a reason for excluding only. */
function inDirection(
  given: WishOf<'exclude' | 'prefer' | 'only'>,
  kind: 'exclude' | 'prefer' | 'only',
): Wish {
  const { guests: _, ...wish } = { guests: undefined, ...given }
  return { ...wish, kind, why: kind !== 'exclude' && wish.why === 'allergy' ? 'taste' : wish.why }
}

/** Changes the bound of a counted share. `of` becomes "few" for `at_most`, otherwise "many". */
function boundedShare(
  { bound: _, ...wish }: WishOf<'share'>,
  bound: 'exactly' | 'at_least' | 'at_most',
): Wish {
  const of = bound === 'at_most' ? 'few' : 'many'
  return bound === 'exactly' ? { ...wish, of } : { ...wish, of, bound }
}

function shareFields(wish: WishOf<'share'>): WishField[] {
  return wish.count === undefined
    ? [choice('of', 'Quanto', shares, wish.of, (of) => ({ ...wish, of }))]
    : [
        number('count', 'Em quantos (vazio: bastante)', 'count', wish.count),
        choice('bound', 'Limite', bounds, boundOfShare(wish), (bound) => boundedShare(wish, bound)),
      ]
}

function dateFields(wish: WishOf<'date'>): WishField[] {
  const { from, to, weekdays: days, days: closedDays, weeks, at, price } = wish
  return [
    ...(days === undefined
      ? [day('from', 'Dia', from), day('to', 'Até o dia (se durar mais)', to === from ? undefined : to)]
      : [weekdaysField(days, (values) => ({ ...wish, weekdays: values }))]),
    ...(weeks === undefined ? [] : [number('weeks', 'Quantas semanas', 'count', weeks)]),
    ...(closedDays === undefined ? [] : [number('days', 'Quantos dias fechada', 'count', closedDays)]),
    ...(at === undefined ? [] : [hour('at', 'Começa às', at)]),
    ...(price === undefined ? [] : [money('price', 'Preço (R$)', price)]),
  ]
}

/** What a number in a question counts. */
const counted: Partial<Record<WishOf<'question'>['about'], string>> = {
  actions: 'Quantas ações',
  bundle: 'Quantos itens',
  deliveries: 'A cada quantos dias',
  fewChanges: 'Quantos preços, no máximo',
  hire: 'Quantas pessoas há hoje',
  kidsMenu: 'Quantos pratos, no máximo',
  photos: 'Quantas fotos',
  seats: 'Quantos lugares',
  shelfLife: 'Quantos dias',
}

function questionFields(wish: WishOf<'question'>): WishField[] {
  const { about, weekdays: days, start, end, price, percent } = wish
  const onDays = weekdaysField(days, (values) => {
    const { weekdays: _, ...rest } = wish
    return values.length === 0 ? rest : { ...rest, weekdays: values }
  })
  switch (about) {
    case 'happyHour':
      return [hour('start', 'Começa às', start), hour('end', 'Termina às', end), onDays]
    case 'discount':
      return [number('percent', 'Desconto (%)', 'percent', percent), onDays]
    case 'openBar':
      return [money('price', 'Preço por pessoa (R$)', price)]
    case 'payDiscount':
      return [
        number('percent', 'Desconto (%)', 'percent', percent),
        money('price', 'Ou desconto (R$)', price),
      ]
    case 'startsOn':
      return [day('from', 'A partir de', wish.from)]
    case 'itemPrice':
      return [money('price', 'Preço (R$)', price)]
    case 'priceGap':
      // Of two equal prices there is no amount to change.
      return price ? [money('price', 'Diferença (R$)', price)] : []
    case 'dayOffer':
      return [
        ...(start === undefined ? [] : [hour('start', 'Começa às', start)]),
        ...(end === undefined ? [] : [hour('end', 'Termina às', end)]),
        ...(percent === undefined
          ? []
          : [number('percent', 'Deixar pelo menos (% do preço)', 'percent', percent)]),
        onDays,
      ]
    default:
      return [
        ...(price === undefined ? [] : [money('price', 'Valor (R$)', price)]),
        ...(percent === undefined ? [] : [number('percent', 'Quanto (%)', 'percent', percent)]),
        ...(wish.count === undefined
          ? []
          : [number('count', counted[about] ?? 'Quantos', 'count', wish.count)]),
        ...(wish.from === undefined ? [] : [day('from', 'Primeiro dia', wish.from)]),
        ...(wish.to === undefined ? [] : [day('to', 'Último dia', wish.to)]),
        ...(days === undefined ? [] : [onDays]),
      ]
  }
}

/** What is had for free has no figure to change; a percentage is typed without its sign. */
function costNowFields({ percent, price }: WishOf<'costNow'>): WishField[] {
  if (percent === undefined) return [money('price', 'Custo (R$)', price)]
  if (percent <= -100) return []
  return [number('percent', percent < 0 ? 'Baixou (%)' : 'Subiu (%)', 'percent', Math.abs(percent))]
}

function scopeFields(wish: WishOf<'scope'>): WishField[] {
  const { from, to, show, only } = wish
  return [
    ...(from === undefined ? [] : [day('from', 'Primeiro dia', from), day('to', 'Último dia', to ?? from)]),
    ...(show === undefined
      ? []
      : [several('show', 'O que mostrar', shown, show, (values) => ({ ...wish, show: values }))]),
    ...(only === undefined
      ? []
      : [choice('only', 'O que prever', foreseen, only, (value) => ({ ...wish, only: value }))]),
  ]
}

/** What the owner may change in a wish; empty if it can only be removed. */
export function fieldsOf(wish: Wish): WishField[] {
  switch (wish.kind) {
    case 'exclude':
    case 'prefer':
    case 'only':
      return [
        choice('kind', 'O que fazer', directions, wish.kind, (kind) => inDirection(wish, kind)),
        ...(wish.kind === 'exclude'
          ? [choice('why', 'Por quê', reasons, wish.why, (why) => ({ ...wish, why }))]
          : []),
      ]
    case 'price':
      return bounded(wish, 'money')
    case 'strength':
      return bounded(wish, 'strength')
    case 'count':
      return [
        number('count', 'Quantos', 'count', wish.count),
        choice('bound', 'Limite', bounds, wish.bound, (bound) => ({ ...wish, bound })),
      ]
    case 'keepPrice':
      return [money('price', 'Preço a manter (R$, vazio: o de hoje)', wish.price)]
    case 'capPrice':
      if (wish.rise !== undefined) return [money('rise', 'Subir no máximo (R$)', wish.rise)]
      return wish.percent === undefined
        ? [money('max', 'Subir no máximo até (R$)', wish.max)]
        : [number('percent', 'Subir no máximo (%)', 'percent', wish.percent)]
    case 'zeroAlcohol':
      return [
        number(
          'count',
          `Quantos sem álcool (vazio: ${wish.part === 'half' ? 'metade' : 'todos'})`,
          'count',
          wish.count,
        ),
      ]
    case 'share':
      return shareFields(wish)
    case 'style':
      return wish.weekdays === undefined
        ? []
        : [weekdaysField(wish.weekdays, (values) => ({ ...wish, weekdays: values }))]
    case 'date':
      return dateFields(wish)
    case 'period':
      return [day('from', 'Primeiro dia', wish.from), day('to', 'Último dia (vazio: sem fim)', wish.to)]
    case 'salesPeriod':
      return [day('from', 'Primeiro dia', wish.from), day('to', 'Último dia', wish.to)]
    case 'onlyPrice':
      return [money('price', 'Único preço nas publicações (R$, vazio: nenhum)', wish.price)]
    case 'hours':
      return [
        hour('start', 'Começa às', wish.start),
        hour('end', 'Termina às', wish.end),
        ...(wish.weekdays === undefined
          ? []
          : [weekdaysField(wish.weekdays, (values) => ({ ...wish, weekdays: values }))]),
      ]
    case 'equipment':
      return [
        choice('has', 'A casa tem?', had, wish.has ? 'yes' : 'no', (has) => ({
          ...wish,
          has: has === 'yes',
        })),
      ]
    case 'elasticity':
      return [number('value', 'Elasticidade (abaixo de zero)', 'negative', wish.value)]
    case 'question':
      return questionFields(wish)
    case 'ending':
      return [choice('ends', 'Como terminam os preços', endings, wish.ends, (ends) => ({ ...wish, ends }))]
    case 'competitorPrice':
      return [money('min', 'De (R$)', wish.min), money('max', 'Até (R$)', wish.max)]
    case 'portion':
      return [
        number('amount', 'Quanto leva', 'decimal', wish.amount),
        choice('unit', 'Medida', measures, wish.unit, (unit) => ({ ...wish, unit })),
      ]
    case 'scope':
      return scopeFields(wish)
    case 'cost':
      return [
        money('max', 'Custo de no máximo (R$)', wish.max),
        number('percent', 'Custo sobre o preço de no máximo (%)', 'percent', wish.percent),
        money('leaves', 'Deixar pelo menos (R$)', wish.leaves),
      ]
    case 'costNow':
      return [
        ...costNowFields(wish),
        ...(wish.from === undefined ? [] : [day('from', 'A partir de', wish.from)]),
      ]
    case 'drinkTrait':
      return [
        number('count', 'Quantos (vazio: todos)', 'count', wish.count),
        ...(wish.count === undefined
          ? []
          : [choice('bound', 'Limite', bounds, wish.bound ?? 'exactly', (bound) => ({ ...wish, bound }))]),
        ...(wish.servings === undefined
          ? []
          : [number('servings', 'Para quantas pessoas', 'count', wish.servings)]),
      ]
    case 'glass':
      return [choice('has', 'A casa tem?', glasses, wish.has, (has) => ({ ...wish, has }))]
    case 'pace':
      return [number('seconds', 'No máximo (segundos)', 'count', wish.seconds)]
    case 'newDrink':
      return [money('max', 'Preço de no máximo (R$)', wish.max)]
    case 'pairing':
      return wish.count === undefined ? [] : [number('count', 'Em quantos pratos', 'count', wish.count)]
    case 'pairingRule':
      return wish.most === undefined ? [] : [number('most', 'No máximo', 'count', wish.most)]
    case 'flight':
      return [
        ...(wish.max === undefined ? [] : [money('max', 'Bebidas por pessoa, até (R$)', wish.max)]),
        ...(wish.ml === undefined ? [] : [number('ml', 'Por pessoa, até (ml)', 'count', wish.ml)]),
      ]
    case 'newCombo':
      return [
        number('count', 'Quantos', 'count', wish.count),
        money('max', 'Preço de no máximo (R$)', wish.max),
      ]
    case 'target':
      return wish.percent === undefined
        ? [money('amount', 'Meta (R$)', wish.amount)]
        : [number('percent', 'Meta (%)', 'percent', wish.percent)]
    case 'budget':
      return [money('max', 'Verba (R$)', wish.max)]
    case 'deadline':
      return [day('by', 'Pronto até', wish.by)]
    case 'costShare':
      return [number('max', 'Custo sobre o preço de no máximo (%)', 'percent', wish.max)]
    case 'served':
      return [
        ...(wish.weekdays === undefined
          ? []
          : [weekdaysField(wish.weekdays, (values) => ({ ...wish, weekdays: values }))]),
        ...(wish.from === undefined ? [] : [hour('from', 'A partir das', wish.from)]),
        ...(wish.lastDay === undefined ? [] : [day('lastDay', 'Último dia', wish.lastDay)]),
      ]
    case 'dishLimit':
      return [number('max', 'No máximo', 'decimal', wish.max)]
    case 'dishTrait':
      return [
        number('count', 'Quantos (vazio: todos)', 'count', wish.count),
        choice('bound', 'Limite', bounds, wish.bound, (bound) => ({ ...wish, bound })),
        ...(wish.serves === undefined
          ? []
          : [number('serves', 'Para quantas pessoas', 'count', wish.serves)]),
        ...(wish.max === undefined ? [] : [money('max', 'Preço de no máximo (R$)', wish.max)]),
      ]
    case 'leftover':
      return [number('amount', 'Quanto sobra', 'decimal', wish.amount)]
    case 'tasting':
      return [
        number('courses', 'Quantos tempos', 'count', wish.courses),
        money('price', 'Preço por pessoa (R$)', wish.price),
        number('guests', 'Lugares por turno', 'count', wish.guests),
        day('on', 'Dia', wish.on),
      ]
    case 'postRule':
      return wish.most === undefined ? [] : [number('most', 'No máximo', 'count', wish.most)]
    case 'postTopic':
      return [
        number('count', 'Quantas publicações', 'count', wish.count),
        choice('bound', 'Limite', bounds, wish.bound, (bound) => ({ ...wish, bound })),
      ]
    case 'combo':
      return [
        money('price', 'Preço do combo (R$)', wish.price),
        ...(wish.from === undefined
          ? []
          : [day('from', 'Primeiro dia', wish.from), day('to', 'Último dia', wish.to)]),
      ]
    case 'rivalFact':
      return wish.price === undefined ? [] : [money('price', 'Valor (R$)', wish.price)]
    case 'houseFact':
    case 'sections':
    case 'keepItem':
    case 'dropItem':
    case 'promote':
    case 'audience':
    case 'refusedPost':
    case 'layout':
    case 'pageNote':
    case 'noNew':
      return []
  }
}
