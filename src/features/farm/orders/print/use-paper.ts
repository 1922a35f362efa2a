import { useEffect } from 'react'

/**
 * Sets `size` and `margin` of `@page` while this page is shown. Not a named page, to which Chromium gives the margin of
 * styles.css; `!important`, to override that margin.
 */
export function usePaper(size: string, margin: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.insertRule(`@page { size: ${size}; margin: ${margin} !important; }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [size, margin])
}
