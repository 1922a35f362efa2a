/** A person without a mouse: Tab until it is there, and never lost from sight on the way. */
import { expect, type Locator, type Page } from '@playwright/test'

/** Why the focused element can't be seen as such, or null. Runs in the page, so it stands alone. */
function hiddenFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  // A box that is drawn elsewhere shows its focus on its label.
  const label = focused instanceof HTMLInputElement ? focused.closest('label') : null
  const drawn = label ?? focused
  const words = drawn.textContent || drawn.id
  const name = `${focused.tagName} "${words}"`
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(drawn)
  const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
  if (!outlined && !boxShadow.includes(' 0px 0px 0px 3px') && !drawn.hasAttribute('data-highlighted'))
    return `${name} shows no focus`

  // Of a link that breaks over two lines, the first.
  const box = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect()
  const ring = 3
  if (box.left < 0 || box.right > innerWidth || box.bottom <= 0 || box.top >= innerHeight)
    return `${name} is out of sight`
  for (let around = drawn.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible' || around === document.body) continue
    const edge = around.getBoundingClientRect()
    if (box.left - ring < edge.left || box.right + ring > edge.right) return `${name} has its focus cut off`
  }
  const middle = document.elementFromPoint(
    box.left + box.width / 2,
    (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2,
  )
  return drawn.contains(middle) ? null : `${name} is covered by ${middle?.outerHTML.slice(0, 80)}`
}

export async function expectVisibleFocus(page: Page): Promise<void> {
  // Rings grow in: even the shortest transition begins with nothing.
  await expect
    .poll(() => page.evaluate(hiddenFocus), {
      message: page.url(),
      intervals: [0, 20, 50, 100],
      timeout: 1000,
    })
    .toBeNull()
}

/** Presses Tab (or another key) until the focus is there; every stop on the way must be visible. */
export async function tabTo(target: Locator, { key = 'Tab', most = 60 } = {}): Promise<void> {
  const page = target.page()
  await target.waitFor({ state: 'attached' })
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key)
    await expectVisibleFocus(page)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${most} times ${key} did not lead to ${target}`)
}

/** Presses Tab until it is there, and Enter. */
export async function enter(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

/** Presses Tab until the field is there, and types. */
export async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.type(text)
}
