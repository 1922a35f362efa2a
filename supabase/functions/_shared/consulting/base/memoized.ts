/** Texts kept: the largest menu and its sales sheet together have a thousand names. */
const mostTexts = 4000

/** Memoizes a pure function of a text that one request calls thousands of times with the same few texts. */
export function memoized<Answer extends {}>(ask: (text: string) => Answer): (text: string) => Answer {
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
