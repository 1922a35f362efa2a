/** Whether a sentence fits the hours of the house and the time of the year. */
import type { EngineContext } from '../../base/context.ts'

/** Before this hour the sun is up. */
const sunset = '17:00'

const ofSun = /(?<!\p{L})sombra(?!\p{L})|(?<!carne(?:s)? de |guarda-)(?<!\p{L})sol(?!\p{L})|mei[ao][- ]dia/iu
const ofCold = /noite fria|noites frias|friozinho|esfriou|(?<!\p{L})fogueira(?!\p{L})/iu

/** June to August: the nights of the feasts, and of the hills. */
const isCool = (day: string) => /^\d{4}-0[678]/.test(day)

/** Whether the house opens after sunset only, as far as its hours are known. */
export function isNightHouse({ settings: { opening } }: EngineContext['house']): boolean {
  const hours = Object.values(opening).flatMap((one) => (one ? [one] : []))
  return hours.length > 0 && hours.every(({ from }) => from >= sunset)
}

const ofMorning = /bom[- ]dia|caf[eé] da manh[ãa]|(?<!\p{L})desjejum|logo cedo|acord(?:a|ou) cedo/iu

/** After this hour no house serves a morning. */
const noon = '12:00'
const opensAfterNoon = ({ settings: { opening } }: EngineContext['house']): boolean => {
  const hours = Object.values(opening).flatMap((one) => (one ? [one] : []))
  return hours.length > 0 && hours.every(({ from }) => from > noon)
}

export const suitsHours =
  (house: EngineContext['house']) =>
  (text: string, day: string): boolean =>
    !(isNightHouse(house) && ofSun.test(text)) &&
    !(opensAfterNoon(house) && ofMorning.test(text)) &&
    (isCool(day) || !ofCold.test(text))
