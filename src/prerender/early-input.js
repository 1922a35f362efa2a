// Runs with the first paint, inlined after first-paint.js. The screen can be used before its scripts have arrived:
// what is typed and pressed by then is kept, and given to the app when it takes over.
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
    // React takes over the part of the page that an event is for, and only then hears of focus and values.
    const wake = (element) => element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
    wake(active)
    active.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    for (const { field, value } of typed) {
      wake(field)
      if (field === active) field.focus()
      // Setting a value tells React that it knows it already; the prototype's way does not.
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
    for (const button of pressed) button.click()
  }
})()
