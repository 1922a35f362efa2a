/** Texts kept: the largest menu and its sales sheet together have a thousand names, and the tables some thousands. */
const mostTexts = 8000
/** A longer text is no name: it is asked about once, and would only take memory. */
const longestText = 400

/** Memoizes a pure function of a text that one request calls thousands of times with the same few texts. */
export function memoized<Answer extends {}>(ask: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    if (text.length > longestText) return ask(text)
    const found = known.get(text)
    if (found !== undefined) return found
    const answer = ask(text)
    if (known.size >= mostTexts) known.clear()
    known.set(text, answer)
    return answer
  }
}
