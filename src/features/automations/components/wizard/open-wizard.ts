import { automationOf, isAutomationType } from '@consulting/automation-types.ts'
import { isUpload, type WizardInput } from '@consulting/base/answers/definition.ts'
import type { House } from '@consulting/base/house/house.ts'
import { fetchFreeRuns } from '@/data/tables/automation-entitlements'
import { fetchAutomation } from '@/data/tables/automations-catalog'
import type { Restaurant } from '@/data/tables/restaurants'
import { uploadExists } from '@/documents/uploads.queries'
import { type AutomationRequest, fetchAttempt, fetchUnfinished, isFinal } from '../../automations.queries'
import { accessTo, type CatalogueItem } from '../../catalogue'
import { type Draft, emptyDraft, readDraft } from '../../draft'
import { withHouseAnswers } from './house-answers'

/** What the wizard shows when it opens. */
export type Opening =
  | { kind: 'not-found' }
  | { kind: 'no-restaurant'; automation: CatalogueItem }
  | { kind: 'insufficient'; automation: CatalogueItem }
  | {
      kind: 'ready'
      automation: CatalogueItem
      restaurantId: string
      steps: readonly WizardInput[]
      draft: Draft
      /** As kept on `/casa`; null when it could not be read now. */
      house: House | null
      /** A free run is used instead of credits. */
      included: boolean
      /** An earlier request whose end the owner has not seen: in progress, or finished meanwhile. */
      request: AutomationRequest | null
    }

/**
 * Loads everything that decides how the wizard opens: the current catalogue, restaurant and balance, the draft on the
 * device, and a request left while in progress.
 */
export async function openWizard(
  type: string,
  userId: string,
  readRestaurant: () => Promise<Restaurant | null>,
  readHouse: (restaurantId: string) => Promise<House | null>,
): Promise<Opening> {
  const [automation, restaurant, freeRuns] = await Promise.all([
    isAutomationType(type) ? fetchAutomation(type) : null,
    readRestaurant(),
    fetchFreeRuns(),
  ])
  if (!automation) return { kind: 'not-found' }
  if (!restaurant) return { kind: 'no-restaurant', automation }

  const steps = automationOf(automation.type).definition.inputs
  const [stored, house] = await Promise.all([
    withoutLostUploads(readDraft(userId, automation.type, steps)),
    readHouse(restaurant.id),
  ])
  const draft = house ? { ...stored, answers: withHouseAnswers(steps, stored.answers, house) } : stored
  const attempt = draft.clientRequestId ? await fetchAttempt(restaurant.id, draft.clientRequestId) : null
  const failed = attempt?.status === 'failed' || attempt?.status === 'cancelled'
  const unfinished = attempt && !failed ? null : await fetchUnfinished(restaurant.id, automation.id)
  const request = unfinished ?? attempt
  const access = accessTo(automation, { balance: restaurant.consulting_credit_balance, freeRuns })
  const open = request !== null && (request.status === 'completed' || !isFinal(request.status))
  if (access === 'insufficient' && !open) return { kind: 'insufficient', automation }
  return {
    kind: 'ready',
    automation,
    restaurantId: restaurant.id,
    steps,
    // The answers belong to the completed request. A reopened form must not offer to pay for it again.
    draft: request?.status === 'completed' ? emptyDraft : draft,
    house,
    included: access === 'included',
    request,
  }
}

/**
 * Checks the draft's files. A file that is no longer stored loses its path but keeps its items: the owner uploads it
 * again and corrects nothing twice.
 */
async function withoutLostUploads(draft: Draft): Promise<Draft> {
  const answers = await Promise.all(
    Object.entries(draft.answers).map(async ([id, value]) => {
      if (!isUpload(value) || value.path === '') return [id, value] as const
      return [id, (await uploadExists(value.path)) ? value : { ...value, path: '' }] as const
    }),
  )
  return { ...draft, answers: Object.fromEntries(answers) }
}
