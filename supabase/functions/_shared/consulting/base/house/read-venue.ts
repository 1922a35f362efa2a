import type { CachacaId } from '../cachacas.ts'
import type { PriceEnding } from '../costing.ts'
import type { Kitchen } from '../drinks/dish-suggestions.ts'
import type { TemplateId } from '../drinks/templates.ts'
import { mean } from '../statistics.ts'
import { audienceOptions, establishmentOptions } from './options.ts'
import {
  type AudienceOption,
  audiences,
  type EstablishmentOption,
  type Glassware,
  type Trait,
  venues,
} from './venue.ts'

/** The house: its chosen establishments and audiences combined. */
export interface Venue {
  establishments: readonly EstablishmentOption[]
  audiences: readonly AudienceOption[]
  targetPct: number
  ending: PriceEnding
  kitchens: readonly Kitchen[]
  glassware: Glassware
  /** Highest usual price of a drink in R$ over all chosen establishments; null when one has no such limit. */
  usualMost: number | null
  bases: Readonly<Record<CachacaId, number>>
  /** 0 to 3. */
  templateFit: (template: TemplateId) => number
  /** How often the chosen profiles ask for each trait, as a share of the profiles. */
  traitFit: (trait: Trait) => number
}

function isEstablishment(value: string): value is EstablishmentOption {
  return establishmentOptions.some((option) => option === value)
}

function isAudience(value: string): value is AudienceOption {
  return audienceOptions.some((option) => option === value)
}

/**
 * The house from the answers. With several establishments the pour cost and the fits are averaged; the
 * glasses and the ending of the prices follow the first one chosen.
 */
export function readVenue(establishmentInfo: readonly string[], targetAudience: readonly string[]): Venue {
  const establishments = establishmentInfo.filter(isEstablishment)
  const chosenAudiences = targetAudience.filter(isAudience)
  const profiles = establishments.map((option) => venues[option])
  const first = profiles[0] ?? venues['Restaurante casual']
  const all = profiles.length > 0 ? profiles : [first]
  const publicTraits = chosenAudiences.map((option) => audiences[option].traits)
  return {
    establishments,
    audiences: chosenAudiences,
    targetPct: mean(all.map((profile) => profile.targetPct)),
    ending: first.ending,
    glassware: first.glassware,
    kitchens: [...new Set(all.flatMap((profile) => profile.kitchens))],
    usualMost: all.every(({ usualMost }) => usualMost !== undefined)
      ? Math.max(...all.map(({ usualMost = 0 }) => usualMost))
      : null,
    bases: {
      alambique: mean(all.map((profile) => profile.bases.alambique)),
      carvalho: mean(all.map((profile) => profile.bases.carvalho)),
      castanheira: mean(all.map((profile) => profile.bases.castanheira)),
      amburana: mean(all.map((profile) => profile.bases.amburana)),
    },
    templateFit: (template) => mean(all.map((profile) => profile.templates[template] ?? 1)),
    traitFit: (trait) =>
      mean(all.map((profile) => (profile.traits.includes(trait) ? 1 : 0))) +
      (publicTraits.length > 0 ? mean(publicTraits.map((traits) => (traits.includes(trait) ? 1 : 0))) : 0),
  }
}
