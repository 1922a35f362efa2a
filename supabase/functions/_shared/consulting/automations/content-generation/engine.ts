import type { Answers } from '../../base/answers/definition.ts'
import { listOf, textOf } from '../../base/answers/read.ts'
import { addDays, daysBetween, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import { sellsOf } from '../../base/house/own-menu.ts'
import { advertisingViolations, explainRule, isPublishable } from '../../base/language/advertising.ts'
import { holdsOn, isScoped } from '../../base/request/held-days.ts'
import { requirementsOf } from '../../base/request/requirements.ts'
import { answersTo } from './answers.ts'
import { callsOf } from './calls.ts'
import { countedPosts, houseWords } from './counted-posts.ts'
import {
  closedDays,
  closingHour,
  datesOf,
  isHoliday,
  knowsDays,
  opensLate,
  placeDates,
  sellsPlaces,
  withinPeriods,
} from './dates.ts'
import { dayRules } from './day-rules.ts'
import { type Draft, drafts, nextDraft, nextSpecial, spread } from './drafts.ts'
import { explainCalendar, houseNotes } from './explain.ts'
import { isOfTopic } from './forced.ts'
import { formRules } from './form-rules.ts'
import { comboDates, weeklyEvents, withOffers } from './held-events.ts'
import { hourIdeas } from './hour-ideas.ts'
import { houseIdeas } from './house-ideas.ts'
import { ideaFilter, inText } from './idea-filter.ts'
import type { MenuIdea } from './menu-idea.ts'
import { menuIdeas } from './menu-ideas.ts'
import { drinkAlcohol } from './menu-items.ts'
import { isMoment, momentDrafts, registerOf, withMoments } from './moments.ts'
import { storyDrafts } from './owner-stories.ts'
import { paceOf } from './pace.ts'
import { planOf } from './plan.ts'
import { createPosts } from './posts.ts'
import { isProtected } from './protected-items.ts'
import { readingsOf } from './readings.ts'
import { isChildrens, shortName, withoutName } from './registered-name.ts'
import { closuresOf, placeNotices } from './rest-days.ts'
import { messageSlots, moveTo, type Slot, schedule, withinHours } from './schedule.ts'
import type { PostCalendar } from './schema.ts'
import { daysUnsaid, withStatedHours } from './stated-hours.ts'
import { assumptionsOf, summaryOf } from './summary.ts'
import { plainer, voicesOf } from './voices-of.ts'
import { weekGoals } from './week-goals.ts'
import { type Written, withHouse } from './write-post.ts'

const postsPromised = 30

/** Themes that the posts about the menu fill. */
const ofMenu = ['Pratos da casa', 'Drinks autorais', 'Promoções e combos']

/** Houses that often pour no alcohol, and the themes with which their owners say that they do. */
const mostlyDry = new Set(['food_truck', 'cafeteria', 'fast_casual'])
const ofAlcohol = ['Drinks autorais', 'História da cachaça', 'Dicas de harmonização', 'Consumo responsável']

/** Whether the house sells alcohol: by its menu, or else by its kind and what its owner wants to speak of. */
function poursAlcohol({ house, restaurant }: EngineContext, themes: readonly string[]): boolean {
  const sold = sellsOf(house)
  if (sold.length > 0) return sold.some(drinkAlcohol)
  return !mostlyDry.has(restaurant.type) || themes.some((theme) => ofAlcohol.includes(theme))
}

/** At this many ideas about the menu, those themes take no others. */
const enoughOwned = 14

/** Posts left for the chosen themes and for moments of the house. */
const keptForMoments = 3

/** After every three of the first, one of the second. */
const inTurn = (first: readonly Draft[], second: readonly Draft[]): Draft[] => [
  ...first.flatMap((draft, at) =>
    at % 3 === 2 ? [draft, ...second.slice((at - 2) / 3, (at + 1) / 3)] : [draft],
  ),
  ...second.slice(Math.floor(first.length / 3)),
]

/** Most posts of a house with a menu that wait for something the owner adds. */
const mostNeeds = 1

const evening = 17
const noon = 12

/** Before the text of a date on which the house opens again. */
const returned = { spoken: 'Abrimos de novo!', plain: 'A casa abriu de novo.', sober: 'De volta.' } as const

/** Hours of a post about a dish of the day: before the table is decided, and earlier when nobody works. */
const morning = { working: 11, weekend: 9 }

/** The theme of a post about the menu: one that the owner chose, if it fits. */
function themeOf({ about, alcohol }: MenuIdea, themes: readonly string[]): string {
  // A juice is not a signature drink.
  if (about === 'drink' && !alcohol) return 'Cardápio da casa'
  const theme = {
    dish: 'Pratos da casa',
    drink: 'Drinks autorais',
    pair: 'Promoções e combos',
    together: 'Dicas de harmonização',
  }[about]
  // Two items at their own prices are no promotion, unless the owner mentions combos.
  return themes.includes(theme) ? theme : 'Cardápio da casa'
}

/** @throws EngineError `answers_invalid`, with the rule and what to do about it */
function refuse(
  { rule, excerpt }: { rule: Parameters<typeof explainRule>[0]; excerpt: string },
  what: string,
): never {
  throw new EngineError(
    'answers_invalid',
    `${what} não passa nas regras da publicidade de bebidas: o trecho “${excerpt}” ${explainRule(rule)}. Mude as palavras e tente de novo; se elas não têm esse sentido, escreva para a equipe, que revê o caso.`,
  )
}

/**
 * Thirty posts on a calendar, or fewer if the owner asks for fewer. Every text is checked against the rules for
 * advertising alcohol, and names nothing that the owner excludes.
 * @throws EngineError `answers_invalid` if a text of the owner's breaks the rules, `impossible_restrictions` if too few
 * subjects are left, or the house hardly opens
 */
export function createContent(answers: Answers, given: EngineContext): EngineResult<PostCalendar>[] {
  const requirements = requirementsOf(given.sheet)
  // Nobody says the brackets of a house's name, and no hashtag holds them.
  const context = withStatedHours(
    {
      ...given,
      restaurant: { ...given.restaurant, name: shortName(given.restaurant.name) },
      house: { ...given.house, menu: given.house.menu.filter((item) => !isProtected(item)) },
    },
    requirements,
  )
  const chosenVoices = listOf(answers, 'brand_style')
  const themes = listOf(answers, 'content_focus')
  const frequency = textOf(answers, 'posting_frequency')
  const { name, city } = context.restaurant
  const ownDates = requirements.dates.filter(({ what, closed }) => closed || !isChildrens(what, name))
  for (const { what } of ownDates) {
    const [violation] = advertisingViolations(withoutName(what, name))
    if (violation) refuse(violation, `A data “${what}”`)
  }
  const wanted = Math.max(1, Math.min(postsPromised, requirements.count?.most ?? postsPromised))
  const isClosed = closedDays(context, requirements)
  const rules = formRules(requirements)
  const menu = sellsOf(context.house)
  const byDay = dayRules(requirements, menu)
  const isSilent = (day: string) =>
    requirements.postRules.some((rule) => rule.what === 'noPosts' && isScoped(rule) && holdsOn(rule, day))
  const spoken = voicesOf(chosenVoices, given.sheet)
  const register = requirements.postRules.some(({ what }) => what === 'noSlang')
    ? plainer(registerOf(spoken))
    : registerOf(spoken)
  const accent = register === 'spoken'
  const mayTell = ideaFilter(context, requirements)
  const pours = poursAlcohol(context, themes)
  const allowed: typeof mayTell = (idea, theme) => (pours || !idea.alcohol) && mayTell(idea, theme)
  const {
    listed,
    shown,
    own: ownIdeas,
    special,
    keptOut,
  } = menuIdeas(context, requirements, {
    accent,
    sober: register === 'sober',
    unpriced: requirements.onlyPrices !== null,
    themes,
  })
  const daysKnown = knowsDays(context, requirements)
  const specialDays = [
    ...new Set(special.filter(({ every = 0 }) => every < 7).flatMap(({ weekdays = [] }) => weekdays)),
  ]
  const days = { isClosed, isSilent, daysKnown, special: specialDays, ...paceOf(requirements.postRules) }
  const inPeriods = withinPeriods(requirements.periods)
  const covered = schedule(frequency, context.today, wanted, { ...days, isWithin: inPeriods })
  const isWithin = covered.length > 0 ? inPeriods : () => true
  const usual = covered.length > 0 ? covered : schedule(frequency, context.today, wanted, days)
  if (usual.length < wanted && requirements.periods.length === 0) {
    throw new EngineError(
      'impossible_restrictions',
      'A casa fica fechada em quase todos os dias do período: não há dias para as publicações.',
    )
  }
  const span = { from: usual[0]?.day ?? context.today, to: usual.at(-1)?.day ?? context.today, city }
  const alcoholFree = requirements.zeroAlcohol !== null && requirements.zeroAlcohol.count === null
  const mayPost = (day: string) => !isClosed(day) && !isSilent(day) && isWithin(day)
  const known = requirements.postRules.every(({ what }) => what !== 'noKnownDates')
  const weekly = weeklyEvents(ownDates, span, menu, mayPost)
  const heldWeekly = new Set(weekly.map(({ day }) => day))
  const dates = withOffers([
    ...datesOf(ownDates, span, (text) => requirements.allowsText(text) && rules.allows(text), menu, known),
    ...weekly,
    ...comboDates(requirements.combos, span, mayPost, menu),
  ])
    .filter(
      ({ day, item, name: called, own }) =>
        mayPost(day) &&
        !byDay.isOff(called, day) &&
        !(!own && !isHoliday(day) && heldWeekly.has(day)) &&
        (item === null || byDay.allows({ items: [item.name], alcohol: drinkAlcohol(item) }, day)) &&
        !(alcoholFree && item !== null && drinkAlcohol(item)),
    )
    .toSorted((a, b) => a.day.localeCompare(b.day))
  const slots = withinHours(
    moveTo(
      usual,
      dates.map(({ day }) => day),
      (day) => !mayPost(day),
      specialDays,
    ),
    closingHour(context),
  )
  const to = slots.at(-1)?.day ?? context.today
  const places = placeDates(slots, dates, specialDays, requirements.postTopics)
  const closures = closuresOf(ownDates, { from: span.from, to }, isClosed)
  const notices = placeNotices(slots, closures, isClosed, (at) => places.has(at))
  const street = context.restaurant.type === 'food_truck'
  const draftOf = (idea: MenuIdea, theme: string): Draft => ({ ...idea, theme })
  const launched = new Map(
    [...places.values()].flatMap(({ date }) =>
      date.item && !date.weekly ? [[date.item.name, date.to] as const] : [],
    ),
  )
  const stories = storyDrafts(requirements, menu)
  const ending = requirements.houseFacts.flatMap(({ about, what }) =>
    about === 'seasonEnd' && what ? [what] : [],
  )
  const ends = ({ items }: Draft) =>
    items.length === 1 && ending.some((fruit) => inText(items[0] ?? '', fruit))
  const owned = [
    ...stories,
    ...shown.map((idea) => draftOf(idea, 'Destaque da casa')),
    ...hourIdeas(requirements).map((idea) => draftOf(idea, 'Promoções e combos')),
    ...ownIdeas.map((idea) => draftOf(idea, themeOf(idea, themes))),
  ]
    .map((draft) =>
      ends(draft) && draft.words
        ? {
            ...draft,
            words: { ...draft.words, facts: `${draft.words.facts} Só enquanto durar a fruta.`.trim() },
          }
        : draft,
    )
    .toSorted((a, b) => Number(ends(b)) - Number(ends(a)))
    .flatMap((draft) => {
      // What is launched on a date is shown by the posts of that date, and by others after it only.
      const [since] = draft.items.flatMap((name) => launched.get(name) ?? [])
      if (alcoholFree && draft.alcohol) return []
      if (since === undefined) return [draft]
      return draft.items.length === 1 && !draft.asks && !draft.days
        ? [{ ...draft, days: { from: addDays(since, 4), to: addDays(since, 365) } }]
        : []
    })
  const specials = special
    .map((idea) => draftOf(idea, themeOf(idea, themes)))
    .filter((draft) => !(alcoholFree && draft.alcohol))
  const others = drafts(themes, name, street, allowed, owned.length > 0).filter(
    // The owner's own events are what the theme of events tells.
    (draft) =>
      !isMoment(draft, themes) &&
      !(draft.theme === 'Eventos e música ao vivo' && dates.some(({ own }) => own)),
  )
  // What the menu tells of dishes and drinks leaves no room for what is true of any house.
  const told = others
    .filter(({ theme }) => !ofMenu.includes(theme) && themes.includes(theme))
    .map((draft, at, all) =>
      all.findIndex(({ theme }) => theme === draft.theme) === at ? { ...draft, isOnly: true } : draft,
    )
  const ofHouse = houseIdeas({
    context,
    requirements,
    register,
    menu: listed,
    priced: requirements.onlyPrices === null,
  }).filter((draft) => allowed(draft, draft.theme) && rules.allows(draft.body) && isPublishable(draft.body))
  const isSpecialDay = (day: string) => specialDays.includes(weekdayOf(day))
  // No dish of the menu loses its post to them.
  const dishesToTell = new Set(owned.flatMap(({ items }) => items)).size
  const taken = slots.filter(({ day }, at) => places.has(at) || notices.has(at) || isSpecialDay(day)).length
  const room = Math.max(0, slots.length - taken - dishesToTell - keptForMoments)
  const ownSubjects = inTurn(owned, ofHouse.slice(0, room))
  const subjects =
    ownSubjects.length < enoughOwned
      ? spread(ownSubjects, others)
      : [...spread(ownSubjects, told), ...others.filter((draft) => !told.includes(draft))]
  const queue = withMoments(
    subjects,
    momentDrafts(context, register, { street, themes }, (draft) => allowed(draft, draft.theme)),
  )
  const counted = countedPosts(
    requirements.postTopics.filter(({ what }) => !dates.some(({ name: called }) => called === what)),
    { slots, queue, specials, menu, context, accent, sober: register === 'sober' },
    (at) =>
      !places.has(at) &&
      !notices.has(at) &&
      !(isClosed(slots[at]?.day ?? '') && isSpecialDay(slots[at]?.day ?? '')),
  )
  if (queue.filter(({ days }) => !days).length + places.size + notices.size + counted.size < slots.length) {
    throw new EngineError(
      'impossible_restrictions',
      `Com o que ficou de fora, sobram assuntos para ${queue.length} publicações, e não para ${slots.length}.`,
    )
  }
  const messages = messageSlots(slots, (at) => {
    const placed = places.get(at)
    const { day = '' } = slots[at] ?? {}
    if (placed)
      return placed.when === 'after' || (!placed.date.own && !sellsPlaces(placed.date))
        ? 0
        : placed.date.weekly
          ? 2
          : placed.when === 'day'
            ? 4
            : 3
    return isSpecialDay(day) && !isHoliday(day) ? 1 : 0
  })
  const early = (slot: Slot): Slot => ({
    ...slot,
    hour: opensLate(context)(slot.day) || weekdayOf(slot.day) % 6 !== 0 ? morning.working : morning.weekend,
  })
  /** A drink is spoken of at the end of the afternoon, where the day allows. */
  const inEvening = (slot: Slot): Slot => {
    const closes = closingHour(context)(slot.day)
    const alone = slots.filter(({ day }) => day === slot.day).length === 1
    const late = slot.hour < evening && alone && (closes === null || closes >= evening + 2)
    return late ? { ...slot, hour: evening } : slot
  }
  /** Before what begins on the day. */
  const beforeIt = (slot: Slot, at: number | undefined): Slot =>
    at === undefined || slot.hour <= at - 2 ? slot : { ...slot, hour: Math.max(9, Math.floor(at) - 3) }
  const write = createPosts({
    context,
    spoken,
    register,
    daysKnown,
    specials,
    messages: (index) => messages.has(index),
    isClosed,
    street,
    alcoholFree,
    fits: requirements.allowsText,
    byDay,
    rules,
    house: houseWords(requirements, register, owned),
    topicsOf: (draft) =>
      requirements.postTopics.filter((topic) => isOfTopic(topic, draft, menu)).map(({ what }) => what),
    calls: callsOf(requirements, register, name),
    mayPrice: (price) => requirements.onlyPrices?.includes(price) ?? true,
    // Only for posts of every day: a date fixes its own weekday.
    shown: owned.filter(
      ({ short, asks, alcohol, items, weekdays }) =>
        short !== null && !asks && !alcohol && items.length === 1 && !weekdays,
    ),
  })
  const knowsMenu = owned.length > 0
  const posted: Written[] = []
  let needs = [...places.values()].filter(({ date, when }) => when === 'ahead' && !date.own).length
  const noEarlyDrinks = requirements.postRules.some(({ what }) => what === 'drinksLate')
  const posts = slots
    .map((slot, index): Written => {
      const placed = places.get(index)
      if (placed) {
        const feast = placed.when === 'day' && placed.date.own && isSpecialDay(slot.day)
        const { item } = placed.date
        const pours = item !== null && drinkAlcohol(item)
        const hour = pours ? inEvening(slot) : feast ? early(slot) : slot
        const post = write.ofDate(
          placed,
          placed.when === 'day' ? beforeIt(hour, placed.date.at) : hour,
          index,
        )
        const returns = closures.some(
          ({ back, from: shut }) => back === slot.day && daysBetween(shut, back) > 2,
        )
        return returns ? { ...post, copy: `${returned[register]} ${post.copy}` } : post
      }
      const notice = notices.get(index)
      if (notice) return write.ofNotice(notice, slot, index)
      const asked = counted.get(index)
      if (asked)
        return write.ofIdea(asked, asked.alcohol && !isClosed(slot.day) ? inEvening(slot) : slot, index)
      const fitsDay = (draft: Draft) =>
        byDay.allows(draft, slot.day) &&
        !(draft.whole && draft.body.includes('R$') && !byDay.mayPrice(draft.items, slot.day))
      const ofDay = isClosed(slot.day) ? null : nextSpecial(specials, slot.day, posted, fitsDay)
      if (ofDay) {
        const post = write.ofIdea(ofDay, ofDay.alcohol ? slot : early(slot), index)
        posted.push(post)
        return post
      }
      const draft = nextDraft(queue, slot.day, knowsMenu && needs >= mostNeeds, isClosed(slot.day), fitsDay)
      if (!draft) throw new Error('the ideas do not fill the calendar')
      if (draft.need) needs += 1
      return write.ofIdea(draft, draft.alcohol ? inEvening(slot) : slot, index)
    })
    .map((post) => (post.alcohol && noEarlyDrinks && post.hour < noon ? { ...post, hour: noon } : post))

  for (const { title, copy, stories = '', whatsapp = '', visual } of posts) {
    const told = [title, copy, stories, whatsapp, visual].join('. ')
    const [violation] = advertisingViolations(withoutName(told, name))
    if (violation) refuse(violation, `A publicação “${title}”`)
  }

  const title = withHouse('Calendário de conteúdo do {casa}', name)
  const items = new Set(posts.flatMap(({ items: named }) => named))
  const sold = new Set(sellsOf(context.house).map((item) => item.name))
  const dated = [...new Set([...places.values()].map(({ date }) => date))]
  const summed = {
    house: name,
    posts,
    dated: places.size,
    dates: dated.map((date) => date.name),
    spoken,
    themes,
    frequency,
  }
  const content: PostCalendar = {
    kind: 'post_calendar',
    title,
    summary: summaryOf(summed),
    voices: spoken,
    themes,
    frequency,
    posts: posts.map(({ items: _, ...post }) => post),
    plan: planOf(
      {
        context,
        posts,
        weekly: [...new Set(special.flatMap(({ items: named }) => named))],
        left: [...new Set(queue.flatMap(({ items: unsaid }) => (unsaid.length === 1 ? unsaid : [])))].filter(
          (item) => sold.has(item) && !items.has(item),
        ),
        places: [...places.values()],
        isClosed,
        accent,
      },
      requirements,
    ),
    weeks: weekGoals(posts, places, notices),
    dates: dated.map(({ day, name: known }) => ({ day, name: known })),
    answers: answersTo(context, requirements),
    readings: readingsOf({
      context,
      requirements,
      closures,
      dated,
      isClosed,
      span: { from: span.from, to },
      unsaid: daysUnsaid(given.house).filter((day) => context.house.settings.opening[String(day)] === null),
      restDays: posts.filter(({ day }) => isClosed(day)).length,
    }),
    notUnderstood: context.sheet.unread.map(({ text }) => text),
    house: houseNotes(given, [...items].filter((item) => sold.has(item)).length, span.from, keptOut),
    assumptions: assumptionsOf(summed),
  }
  return [
    {
      title,
      contentType: 'content',
      content,
      downloadable: true,
      explanations: explainCalendar(context, posts.length, { from: span.from, to }, dated),
    },
  ]
}
