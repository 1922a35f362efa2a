// Runs with the first paint, inlined after first-paint.js. The screen is usable before its scripts load: this script
// keeps what is typed and pressed until then, and replays it when the app takes over.
;(() => {
  const pressed = []
  const press = (event) => {
    const button = event.target.closest('button')
    if (!button) return
    event.preventDefault()
    pressed.push(button)
  }
  addEventListener('click', press, true)
  window.handOver = (takeOver) => {
    removeEventListener('click', press, true)
    const active = document.activeElement
    const typed = [...document.querySelectorAll('#root input, #root select')]
      .filter((field) => field.value)
      .map((field) => ({ field, value: field.value }))
      .sort((one, other) => (one.field === active) - (other.field === active))
    takeOver()
    // React hydrates the part of the page that an event targets; only then does it see focus and values.
    const wake = (element) => element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
    wake(active)
    active.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    for (const { field, value } of typed) {
      wake(field)
      if (field === active) field.focus()
      // Assigning to the field would update React’s own value tracker; the prototype’s setter bypasses it.
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
    for (const button of pressed) button.click()
  }
})()
