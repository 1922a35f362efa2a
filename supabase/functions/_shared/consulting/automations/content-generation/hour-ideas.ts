import { advertisingViolations } from '../../base/language/advertising.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { openHours } from '../../base/request/calendar-wishes.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import type { MenuIdea } from './menu-idea.ts'

const hourText = (hour: number) => {
  const minutes = Math.round((hour % 1) * 60)
  return `${Math.floor(hour)}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`
}

/** A post for each offer with hours, such as a happy hour. */
export function hourIdeas({ hours, allowsText }: Requirements): MenuIdea[] {
  return hours
    .filter(({ what }) => what !== openHours)
    .map(({ what, start, end }): MenuIdea => {
      const name = capitalize(what)
      const when = `das ${hourText(start)} às ${hourText(end)}`
      return {
        title: `${name} ${when}`,
        subject: the(what),
        body: `No {casa}, ${what} é ${when}. [O que entra, e por quanto, está|A lista, com os preços, está] no cardápio.`,
        question: `Quem chega primeiro ao {casa}, ${when}?`,
        visual: 'O relógio e o primeiro pedido do fim da tarde',
        who: 'sem rosto',
        format: 'Foto',
        alcohol: true,
        need: 'o que entra na oferta, e os preços',
        items: [],
        short: `${name} ${when}`,
        asks: false,
        about: 'pair',
      }
    })
    .filter(
      ({ title, body }) =>
        allowsText(`${title}. ${body}`) && advertisingViolations(`${title}. ${body}`).length === 0,
    )
}
