/** Texts kept: the largest menu and its sales sheet together have a thousand names, and the tables some thousands. */
const mostTexts = 8000
/** An item's name, section and description together; a longer text is asked about once. */
const longestText = 600

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
