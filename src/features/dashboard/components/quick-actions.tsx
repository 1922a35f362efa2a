import { CalendarDays, FileText, ShoppingBag, Sparkles } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'

/** Anchor of the recent automations, which include the reports. */
export const reportsAnchor = 'relatorios'

const actions = [
  { icon: ShoppingBag, label: 'Novo pedido', text: 'Créditos e garrafas', to: paths.shop },
  { icon: Sparkles, label: 'Nova automação', text: 'Drinks, pratos, cardápio', to: paths.automations },
  { icon: FileText, label: 'Relatórios', text: 'Consultorias entregues', to: `#${reportsAnchor}` },
  { icon: CalendarDays, label: 'Agendar workshop', text: 'Com a sua equipe', to: paths.workshops },
]

const look =
  'flex w-full flex-col gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4 hover:border-fg sm:flex-row sm:items-center sm:p-5'

export function QuickActions() {
  return (
    <nav aria-label="Ações rápidas" className="mb-14">
      <ul className="stat-grid gap-3 sm:gap-4">
        {actions.map(({ icon: Icon, label, text, to }) => {
          const content = (
            <>
              <Icon aria-hidden size={26} className="text-accent" />
              <span className="min-w-0">
                <span className="block font-semibold">{label}</span>
                <span className="block text-fg-muted text-sm">{text}</span>
              </span>
            </>
          )
          return (
            <li key={label} className="flex">
              {/* A plain link, because the router does not scroll to anchors of the current page. */}
              {to.startsWith('#') ? (
                <a href={to} className={look}>
                  {content}
                </a>
              ) : (
                <Link to={to} className={look}>
                  {content}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
