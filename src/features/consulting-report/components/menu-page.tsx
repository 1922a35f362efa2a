import type { MenuSpec } from '@consulting/report/blocks.ts'
import { keepAmountsWhole } from '@/format/money'

/** A house's menu as it is printed: one page on the screen, the planned pages on paper. */
export function MenuPage({ menu }: { menu: MenuSpec }) {
  return (
    <article
      aria-label={`Cardápio: ${menu.title}`}
      className="report-menu mb-6 rounded-card border border-line bg-surface px-5 py-8 sm:px-10"
    >
      <p className="mb-8 text-center font-display text-title">{menu.title}</p>
      {menu.sections.map(({ title, startsPage, items }) => (
        <section key={title} className={`mb-8 ${startsPage ? 'break-before-page' : ''}`}>
          <h3 className="mb-4 break-after-avoid border-b border-line pb-1 font-display text-subheading">
            {title}
          </h3>
          <ul className="space-y-4">
            {items.map((item) => (
              <li
                key={item.name}
                // A frame stands out of the column, so that its price aligns with the others.
                className={`break-inside-avoid ${item.box ? '-mx-3.5 rounded-card border-2 border-accent px-3 py-3' : ''}`}
              >
                <p className="flex items-baseline justify-between gap-4">
                  <strong>{item.name}</strong>
                  <span className="max-w-3/5 shrink-0 text-right tabular-nums">
                    {item.price ? keepAmountsWhole(item.price) : 'a definir'}
                  </span>
                </p>
                {item.text && <p className="max-w-reading text-fg-muted">{keepAmountsWhole(item.text)}</p>}
                {item.contains.length > 0 && (
                  <p className="text-fg-muted text-sm">Contém: {item.contains.join(', ')}</p>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {menu.foot.map((line) => (
        <p key={line} className="border-t border-line pt-3 text-center text-sm">
          {line}
        </p>
      ))}
    </article>
  )
}
