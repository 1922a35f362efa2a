/** Keyboard navigation: tabs to an element and checks that every stop is visible. */
import { expect, type Locator, type Page } from '@playwright/test'

/** Returns why the focus is not visible, or null. Runs in the page, so it must not use outer variables. */
function hiddenFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  // A hidden input shows its focus on its label.
  const label = focused instanceof HTMLInputElement ? focused.closest('label') : null
  const drawn = label ?? focused
  const words = drawn.textContent || drawn.id
  const name = `${focused.tagName} "${words}"`
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(drawn)
  const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
  if (!outlined && !boxShadow.includes(' 0px 0px 0px 3px') && !drawn.hasAttribute('data-highlighted'))
    return `${name} shows no focus`

  // For a link that wraps, take the first line.
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
  // Focus rings are animated: wait for the transition.
  await expect
    .poll(() => page.evaluate(hiddenFocus), {
      message: page.url(),
      intervals: [0, 20, 50, 100],
      timeout: 10_000,
    })
    .toBeNull()
}

/** Presses Tab (or another key) until the element has focus. Every stop on the way must be visible. */
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

/** Tabs to the element and presses Enter. */
export async function enter(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

/** Tabs to the field and types. */
export async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.type(text)
}
