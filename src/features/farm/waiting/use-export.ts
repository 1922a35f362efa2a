import { useSingleMutation } from '@/data/client/use-single-mutation'
import { dayInFortaleza } from '@/domain/calendar'
import { formatInteger } from '@/format/money'
import { downloadFile } from '@/ui/download-file'
import { toast } from '@/ui/toaster'
import { farmMessage } from '../farm.messages'
import { contactsFile } from './contacts-file'
import { type City, type ContactList, exportContacts } from './waiting.queries'

export type Exporting = ReturnType<typeof useExport>

/** Saves a list, or one city of it, as a file. */
export function useExport() {
  return useSingleMutation({
    mutationFn: async ({ list, city }: { list: ContactList; city?: City }) => {
      const rows = await exportContacts({ list, ...(city && { place: city.place }) })
      const file = await contactsFile(list, rows)
      const name = list === 'newsletter' ? 'newsletter' : 'lista-de-espera'
      downloadFile(
        new Blob([file], { type: 'text/csv;charset=utf-8' }),
        `${name}-${dayInFortaleza(new Date())}.csv`,
      )
      return rows.length
    },
    onSuccess: (rows) =>
      toast.success(
        'Arquivo salvo',
        `${formatInteger(rows)} ${rows === 1 ? 'linha' : 'linhas'}. A exportação ficou no registro da equipe.`,
      ),
    onError: (error) => toast.error('A lista não foi exportada', farmMessage(error)),
  })
}
