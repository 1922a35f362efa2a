/** Texts kept: the largest menu and its sales sheet together have a thousand names, and the tables some thousands. */
const mostTexts = 8000
/** An item's name, section and description together; a longer text is asked about once. */
const longestText = 600

/** Memoizes a pure function of a text or number that one request calls thousands of times with the same few. */
export function memoized<Answer extends {}, Asked extends string | number = string>(
  ask: (text: Asked) => Answer,
): (text: Asked) => Answer {
  const known = new Map<Asked, Answer>()
  return (text) => {
    if (typeof text === 'string' && text.length > longestText) return ask(text)
    const found = known.get(text)
    if (found !== undefined) return found
    const answer = ask(text)
    if (known.size >= mostTexts) known.clear()
    known.set(text, answer)
    return answer
  }
}

/** Memoizes a pure function of an object that never changes, such as an ingredient of the pantry. */
export function perObject<Item extends object, Answer>(ask: (item: Item) => Answer): (item: Item) => Answer {
  const known = new WeakMap<Item, { answer: Answer }>()
  return (item) => {
    const found = known.get(item) ?? { answer: ask(item) }
    known.set(item, found)
    return found.answer
  }
}
