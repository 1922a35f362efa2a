import { useEffect } from 'react'

/**
 * Sets the paper of this page while it is shown, as `size` and `margin` of `@page`. A rule of its own, because Chromium
 * gives named pages the margin of styles.css; important, to stand above that margin.
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
