import Beasties from 'beasties'
import type { Plugin, Rolldown } from 'vite'
import { importsThroughBarrels } from './barrels.ts'
import { filesOf } from './chunk-files.ts'
import { codeSplitting, kindsByModule } from './chunk-groups.ts'
import { describeSite, hideFromSearch, largestFirst, liftHead, writeHead } from './head.ts'
import { inlineScript } from './inline-script.ts'
import { readScreens } from './source-server.ts'

type BuiltModule = Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'dynamicallyImportedIds' | 'isEntry'>

/**
 * Writes an HTML file for each prerendered route with the age gate, the page (behind the login: its waiting screen) and
 * their CSS inline, so that they are visible before any script loads. React then hydrates the markup. Also writes
 * robots.txt and sitemap.xml.
 */
export function prerender(siteUrl: string): Plugin {
  let root = ''
  let source: Awaited<ReturnType<typeof readScreens>>
  let kinds = new Map<string, readonly string[]>()
  return {
    name: 'engenho-prerender',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: codeSplitting((id) => kinds.get(id) ?? []),
            // Group names are long and hold paths, and every page lists the names of its files.
            chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
            assetFileNames: ({ names: [name = ''] }) =>
              `assets/${name.replace(/[~.].*/, '')}-[hash][extname]`,
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root
    },
    async buildStart() {
      source = await readScreens(root, siteUrl)
    },
    buildEnd() {
      // Read once: each look copies the module’s source out of the bundler, which took two thirds of the build.
      const modules = new Map<string, BuiltModule>()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (!info) continue
        const { code, importedIds, dynamicallyImportedIds, isEntry } = info
        modules.set(id, { code, importedIds, dynamicallyImportedIds, isEntry })
      }
      const entry = [...modules].find(([, { isEntry }]) => isEntry)?.[0]
      if (!entry) throw new Error('the build has no entry')
      kinds = kindsByModule(source.screens, {
        entry,
        importsOf: importsThroughBarrels((id) => modules.get(id) ?? null),
        dynamicImportsOf: (id) => modules.get(id)?.dynamicallyImportedIds ?? [],
        sizeOf: (id) => modules.get(id)?.code?.length ?? 0,
      })
    },
    async generateBundle(_, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') throw new Error('index.html is not part of the build')
      const sizeOf = (file: string) => {
        const chunk = bundle[file]
        return chunk?.type === 'chunk' ? chunk.code.length : 0
      }
      const template = largestFirst(String(index.source), sizeOf)
      const { gate, other, renewal, pages, structuredData, robots, sitemap } = source
      const files = { gate: filesOf(bundle, gate.modules), other: filesOf(bundle, other.modules) }
      for (const { path, content, unless, markup, modules } of pages) {
        const head = content === 'page' ? liftHead(markup, path) : undefined
        const frame = head
          ? describeSite(writeHead(template, head), structuredData)
          : hideFromSearch(template)
        const page = filesOf(bundle, modules)
        const own = JSON.stringify({
          ...files,
          page,
          ...(content === 'waiting' && {
            renewal: filesOf(bundle, renewal.modules).filter((file) => !page.includes(file)),
          }),
        })
        const body =
          `<div id="root">${gate.markup}</div>` +
          `<template id="page" data-path="${path}" data-unless="${unless.join(' ')}" data-files='${own}'>` +
          `${head?.markup ?? markup}</template><script>${inlineScript}</script>`
        const html = frame.replace('<div id="root"></div>', () => body)
        const source = await withCriticalCss(html, bundle)
        if (path === '/') index.source = source
        else this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source })
      }
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots })
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap })
    },
  }
}

/** Inlines the CSS of the first screens; the full style sheet loads after. */
async function withCriticalCss(html: string, bundle: Rolldown.OutputBundle): Promise<string> {
  const beasties = new Beasties({
    preload: 'body',
    pruneSource: false,
    inlineFonts: true,
    logLevel: 'silent',
  })
  // The build is still in memory, not on disk.
  beasties.readFile = async (file) => {
    const asset = bundle[file.replace(/^.*?(assets\/)/, '$1')]
    return asset?.type === 'asset' ? String(asset.source) : ''
  }
  const page = await beasties.process(html)
  // Keep the fallback faces, so that no text shifts when the fonts load; drop the fonts themselves.
  return page.replace(/@font-face\{[^}]*\}/g, (face) => (face.includes('local(') ? face : ''))
}
