import { type AutomationType, automationOf } from './automation-types.ts'
import type { Answers } from './base/answers/definition.ts'
import type { EngineContext } from './base/context.ts'
import { explanationsOf } from './base/engine-result.ts'
import { EngineError } from './base/errors.ts'
import type { Fact } from './base/facts.ts'
import type { WishCheck } from './base/request/check.ts'
import { check } from './checks/check.ts'
import type { ResultItem } from './results.ts'
import { runEngine } from './run-engine.ts'

/** Results, with their facts and how they answer the owner's wishes. */
export type Delivery = { items: ResultItem[]; facts: Fact[]; checks: WishCheck[] }

/** Results that contradict a wish; attached for debugging. */
export class WishViolation extends EngineError {
  readonly delivery: Delivery

  constructor(delivery: Delivery) {
    const violated = delivery.checks.filter(({ outcome }) => outcome === 'violated')
    const reasons = violated.map(({ wish, reason }) => `Não cumpre “${wish.text}”. ${reason}`.trim())
    super('wish_violated', reasons.join(' '))
    this.name = 'WishViolation'
    this.delivery = delivery
  }
}

/**
 * Checks results, whoever wrote them, against the request sheet.
 * @throws WishViolation
 */
export async function examine(
  type: AutomationType,
  items: ResultItem[],
  { sheet, house }: EngineContext,
): Promise<Delivery> {
  const facts = await automationOf(type).facts(items.map(({ content }) => content))
  const delivery = {
    items,
    facts,
    checks: check(facts, sheet, { house, explanations: explanationsOf(items) }),
  }
  if (delivery.checks.some(({ outcome }) => outcome === 'violated')) throw new WishViolation(delivery)
  return delivery
}

/**
 * Runs an automation's engine and checks the results.
 * @throws EngineError, WishViolation
 */
export async function deliver(
  type: AutomationType,
  answers: Answers,
  context: EngineContext,
): Promise<Delivery> {
  return examine(type, await runEngine(type, answers, context), context)
}
