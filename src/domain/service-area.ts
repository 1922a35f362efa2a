/** Without accents, capitals and punctuation, as words with one space around each: ' juazeiro do norte '. */
export function toWords(place: string): string {
  const words = place
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return ` ${words?.join(' ') ?? ''} `
}

type Area = { city: string; state: string; is_active: boolean }

/** The active area of a place as owners write it ("fortaleza - CE"), or null. */
export function findServedArea(areas: readonly Area[], city: string, state: string): Area | null {
  const served = areas.find(
    (area) =>
      area.is_active &&
      toWords(city).includes(toWords(area.city)) &&
      toWords(state).includes(toWords(area.state)),
  )
  return served ?? null
}

/** The area that is always served, known without a request. */
export const homeArea: Area = { city: 'Fortaleza', state: 'Ceará', is_active: true }
