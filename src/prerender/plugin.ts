import Beasties from 'beasties'
import { createServer, type Plugin, type Rolldown } from 'vite'
import * as z from 'zod/mini'
import { filesOf } from './chunk-files.ts'
import { firstScreens, gateModules, htmlFileOf, otherModules } from './first-screens.ts'
import { describeSite, hideFromSearch, liftHead, writeHead } from './head.ts'
import { inlineScript } from './inline-script.ts'

const entrySchema = z.object({
  renderFirstScreens: z.custom<
    (
      publicPaths: readonly string[],
      privatePaths: readonly string[],
    ) => Promise<{ gate: string; pages: Record<string, string> }>
  >((value) => typeof value === 'function'),
  structuredData: z.custom<(siteUrl: string) => string>((value) => typeof value === 'function'),
})

const pathsOf = (hidden: boolean) =>
  Object.keys(firstScreens).filter((path) => (firstScreens[path]?.private ?? false) === hidden)

/** Renders the first screens from the sources, as the browser will render them again. */
async function renderFirstScreens(root: string, siteUrl: string) {
  const server = await createServer({
    root,
    configFile: new URL('../../vite.config.ts', import.meta.url).pathname,
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
  })
  try {
    const entry = entrySchema.parse(await server.ssrLoadModule('/src/prerender/entry.tsx'))
    return {
      ...(await entry.renderFirstScreens(pathsOf(false), pathsOf(true))),
      data: entry.structuredData(siteUrl),
    }
  } finally {
    await server.close()
  }
}

/**
 * Writes an HTML file for each page that people arrive at, with the age gate, the page itself (behind the login: its
 * waiting) and the CSS that they need inline, so that they are seen before any script has arrived. React then takes
 * over the markup it finds.
 */
export function prerender(siteUrl: string): Plugin {
  let root = ''
  return {
    name: 'engenho-prerender',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    async generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('index.html is not part of the build')
      const template = String(page.source)
      const { gate, pages, data } = await renderFirstScreens(root, siteUrl)
      const files = { gate: filesOf(bundle, gateModules), other: filesOf(bundle, otherModules) }
      for (const [path, { modules, unless, private: hidden }] of Object.entries(firstScreens)) {
        const rendered = pages[path] ?? ''
        const head = hidden ? undefined : liftHead(rendered, path)
        const frame = head ? describeSite(writeHead(template, head), data) : hideFromSearch(template)
        const own = JSON.stringify({ ...files, page: filesOf(bundle, modules) })
        const screens =
          `<div id="root">${gate}</div>` +
          `<template id="page" data-path="${path}" data-unless="${unless.join(' ')}" data-files='${own}'>` +
          `${head?.markup ?? rendered}</template><script>${inlineScript}</script>`
        const html = frame.replace('<div id="root"></div>', () => screens)
        const source = await withCriticalCss(html, bundle)
        if (path === '/') page.source = source
        else this.emitFile({ type: 'asset', fileName: htmlFileOf(path), source })
      }
    },
  }
}

/** The CSS that the first screens need is put into the page; the whole sheet follows. */
async function withCriticalCss(html: string, bundle: Rolldown.OutputBundle): Promise<string> {
  const beasties = new Beasties({
    preload: 'body',
    pruneSource: false,
    inlineFonts: true,
    logLevel: 'silent',
  })
  // The build is still in memory: nothing to read from a disk.
  beasties.readFile = async (file) => {
    const asset = bundle[file.replace(/^.*?(assets\/)/, '$1')]
    return asset?.type === 'asset' ? String(asset.source) : ''
  }
  const page = await beasties.process(html)
  // The stand-ins of the fonts are needed for the first paint, so that nothing moves later; the fonts are not.
  return page.replace(/@font-face\{[^}]*\}/g, (face) => (face.includes('local(') ? face : ''))
}
