/** Texts whose answers are kept: a largest menu and its sales sheet have a thousand names. */
const mostTexts = 4000

/** A pure function of a text that is asked for the same few texts thousands of times in one request. */
export function remembered<Answer extends {}>(ask: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const answer = ask(text)
    if (known.size >= mostTexts) known.clear()
    known.set(text, answer)
    return answer
  }
}
