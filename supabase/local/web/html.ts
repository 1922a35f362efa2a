/** Markup that is safe to insert as it is. Created only by `html` and `raw`. */
export class SafeHtml {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
  toString(): string {
    return this.markup
  }
}

export type HtmlValue = SafeHtml | string | number | null | undefined | false | readonly HtmlValue[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for an element's content or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

function render(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof SafeHtml) return value.markup
  if (typeof value === 'object') return value.map(render).join('')
  return escapeHtml(String(value))
}

/** Tagged template that escapes all values except `SafeHtml`. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): SafeHtml {
  return new SafeHtml(
    strings.map((part, index) => part + (index < values.length ? render(values[index]) : '')).join(''),
  )
}
