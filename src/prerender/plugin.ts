import Beasties from 'beasties'
import { createServer, type Plugin } from 'vite'
import * as z from 'zod/mini'
import { filesOf } from './chunk-files.ts'
import { firstPaintScript } from './first-paint-script.ts'
import { firstScreens } from './first-screens.ts'

const entrySchema = z.object({
  renderFirstScreens: z.custom<() => Promise<{ gate: string; landing: string }>>(
    (value) => typeof value === 'function',
  ),
  structuredData: z.custom<(siteUrl: string) => string>((value) => typeof value === 'function'),
})

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
    return { ...(await entry.renderFirstScreens()), data: entry.structuredData(siteUrl) }
  } finally {
    await server.close()
  }
}

/**
 * Puts the age gate and the landing page into index.html, with the CSS that they need inline, so that they
 * are seen before any script has arrived. React then takes over the markup it finds.
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
      const { gate, landing, data } = await renderFirstScreens(root, siteUrl)
      const files = JSON.stringify(
        Object.fromEntries(
          Object.entries(firstScreens).map(([screen, modules]) => [screen, filesOf(bundle, modules)]),
        ),
      )
      const html = String(page.source)
        .replace('</head>', () => `<script type="application/ld+json">${data}</script></head>`)
        .replace(
          '<div id="root"></div>',
          () =>
            `<div id="root">${gate}</div><template id="landing" data-files='${files}'>${landing}</template><script>${firstPaintScript}</script>`,
        )
      const beasties = new Beasties({
        preload: 'body',
        pruneSource: false,
        fonts: false,
        logLevel: 'silent',
      })
      // The build is still in memory: nothing to read from a disk.
      beasties.readFile = async (file) => {
        const asset = bundle[file.replace(/^.*?(assets\/)/, '$1')]
        return asset?.type === 'asset' ? String(asset.source) : ''
      }
      page.source = await beasties.process(html)
    },
  }
}
