/** The metadata of a rendered page, extracted from its markup. */
export interface LiftedHead {
  /** The markup without the metadata. */
  markup: string
  title: string
  description: string
  canonical: string
}

const tags = {
  title: /<title>(.*?)<\/title>/,
  description: /<meta name="description" content="(.*?)"\/>/,
  canonical: /<link rel="canonical" href="(.*?)"\/>/,
}

/** @throws when a page has no title, description or canonical address: each public page has its own */
export function liftHead(html: string, path: string): LiftedHead {
  const read = (name: keyof typeof tags) => {
    const value = tags[name].exec(html)?.[1]
    if (!value) throw new Error(`${path} has no ${name}`)
    return value
  }
  const markup = Object.values(tags).reduce((rest, tag) => rest.replace(tag, ''), html)
  return {
    markup,
    title: read('title'),
    description: read('description'),
    canonical: read('canonical'),
  }
}

/** Replaces the landing page’s metadata in the template’s head. */
export function writeHead(template: string, { title, description, canonical }: LiftedHead): string {
  const put = (html: string, tag: RegExp, value: string) => {
    if (!tag.test(html)) throw new Error(`index.html has no ${tag}`)
    return html.replace(tag, (_, before: string, after: string) => `${before}${value}${after}`)
  }
  const pairs: [RegExp, string][] = [
    [/(<title>)[^<]*(<\/title>)/, title],
    [/(<meta\s+name="description"\s+content=")[^"]*(")/, description],
    [/(<link\s+rel="canonical"\s+href=")[^"]*(")/, canonical],
    [/(<meta\s+property="og:title"\s+content=")[^"]*(")/, title],
    [/(<meta\s+property="og:description"\s+content=")[^"]*(")/, description],
    [/(<meta\s+property="og:url"\s+content=")[^"]*(")/, canonical],
  ]
  return pairs.reduce((html, [tag, value]) => put(html, tag, value), template)
}

/** Adds a JSON-LD document about the seller for search engines. */
export function describeSite(html: string, structuredData: string): string {
  return html.replace('</head>', () => `<script type="application/ld+json">${structuredData}</script></head>`)
}

/** The head of a page behind the login: not indexed, no canonical address. */
export function hideFromSearch(template: string): string {
  return template.replace(/<link\s+rel="canonical"[^>]*>/, '<meta name="robots" content="noindex" />')
}

/**
 * Orders the head's scripts by size, largest first. With HTTP/1.1 the first request gets the only open connection, and
 * the largest script takes longest. The entry runs after the others in any order.
 */
export function largestFirst(html: string, sizeOf: (file: string) => number): string {
  const tags = html.match(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g) ?? []
  const sizeOfTag = (tag: string) => sizeOf(/\/(assets\/[^"]+)"/.exec(tag)?.[1] ?? '')
  const sorted = tags.toSorted((one, other) => sizeOfTag(other) - sizeOfTag(one))
  return tags
    .reduce((rest, tag, index) => rest.replace(tag, `<!--${index}-->`), html)
    .replace(/<!--(\d+)-->/g, (_, index) => sorted[Number(index)] ?? '')
}
