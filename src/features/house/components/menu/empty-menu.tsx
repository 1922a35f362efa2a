import { ClipboardPaste, FileUp, Pencil } from 'lucide-react'
import { Suspense } from 'react'
import { SetTableLater } from '@/ui/illustrations/set-table-later'

interface EmptyMenuProps {
  onFile: () => void
  onPaste: () => void
  onType: () => void
}

/** A menu without items: what it is for, and three ways to fill it. */
export function EmptyMenu({ onFile, onPaste, onType }: EmptyMenuProps) {
  const ways = [
    {
      icon: FileUp,
      title: 'Ler um arquivo',
      text: 'PDF, foto, Word, Excel ou CSV, do jeito que está.',
      onPress: onFile,
    },
    {
      icon: ClipboardPaste,
      title: 'Colar uma lista',
      text: 'Copie do WhatsApp, do site ou da planilha.',
      onPress: onPaste,
    },
    { icon: Pencil, title: 'Digitar à mão', text: 'Comece pelos dez itens que mais saem.', onPress: onType },
  ]
  return (
    <div className="flex flex-col items-center py-6 text-center sm:py-10">
      <div className="mb-6 aspect-4/3 w-44 max-w-full">
        <Suspense>
          <SetTableLater />
        </Suspense>
      </div>
      <h2 className="text-heading">O seu cardápio, contado uma vez só</h2>
      <p className="mt-2 max-w-reading text-fg-muted">
        Com ele, cada consultoria já começa pela sua casa: drinks que cabem nos seus preços, harmonizações com
        os seus pratos, contas com os seus custos. Você não anexa o cardápio de novo a cada pedido.
      </p>
      <ul className="mt-8 grid w-full gap-3 text-left sm:grid-cols-3">
        {ways.map(({ icon: Icon, title, text, onPress }) => (
          <li key={title} className="flex">
            <button
              type="button"
              onClick={onPress}
              className="flex w-full items-start gap-3 rounded-card border-[1.5px] border-line-strong bg-surface p-4 text-left hover:border-fg sm:flex-col"
            >
              <Icon aria-hidden size={24} className="text-accent" />
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-fg-muted text-sm">{text}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
