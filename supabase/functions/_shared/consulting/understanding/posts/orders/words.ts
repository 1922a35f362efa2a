/** Words of orders about posts. All patterns are for folded text. */

/** Verbs of publishing, in any form. */
export const publishing =
  '(?:post|public|publiqu|divulg|promov|anunci|cit|mencion|mostr|coloc|compar|fotograf|film|marc|destac|destaq|promet|revel|comemor|celebr|lembr|toc|toqu|invent|repet|exib|convid|cham|oferec|menciona|sugir|suger|inclu|apel|explor|ostent|enfatiz|homenage|prioriz|valoriz|reforc|apresent|ensin|explic|mexe|mexa)\\w*|fal(?:a|ar|em|e|amos|ando|o)|us(?:a|ar|e|em|ando)|bot(?:a|ar|e|em|ando)|escrev\\w+|diz(?:er|endo|em)?|dig(?:a|am|o)|cont(?:a|ar|e|em|ando)|por|poe|ponha\\w*|faz(?:er|em|endo)?|faca(?:m)?|fiz\\w*|brin(?:car|que|quem)|abr(?:ir|a)|entr(?:ar|e|em)|apare[cs]\\w+|da(?:r)?|de(?:em)?|deix(?:ar|e|em)|ter|tenha\\w*|torc\\w+|tom(?:ar|e|em)|trat(?:ar|e|em)|vend(?:er|a|am)|exager\\w+|insist\\w+'

export const media = '(?:fotos?|imagem|imagens|videos?|reels?|stor(?:y|ies)|artes?|desenhos?|figuras?)'
export const posts =
  '(?:posts?|posti?s|publicac(?:ao|oes)|postage(?:m|ns)|legendas?|textos?|conteudos?|calendario)'

/** Small words at the beginning that carry nothing. */
export const opener =
  '(?:(?:mas|e|so|entao|por favor|favor|porem|tambem|ai|olha|obs|ah|agora|no mais|de resto|alem disso|inclusive|e sim|pelo amor de deus|atencao|importante|lembrete|nesse caso|peco|pedimos|peco para|so quero|ja|eu|a gente|nos|aqui|voces|aqui em casa|aqui na casa|nossa casa) )*'

/** Where an order applies: "nas fotos", "dos posts". */
export const scope = `(?:(?:d[aeo]s?|n[ao]s?|em|nas nossas|nos nossos) (?:todas as |todos os |nenhum\\w* )?(?:minhas |meus |nossas |nossos )?(?:${media}|${posts}|stories|agenda|feed|perfil|instagram|redes))`

/** Words that say that something is restricted, refused or ordered: no clause with one is an aside. */
export const orders =
  /\b(?:nao (?:quero|queremos|pode\w*|deve\w*|post\w+|public\w+|fal[ae]\w*|cit\w+|us[ae]\w*|mostr\w+|mencion\w+|bot\w+|coloq\w+|coloc\w+|anunci\w+|diga\w*|serv\w+|vend\w+|faz\w*|us\w+|trabalh\w+|abr\w+|entreg\w+|aceit\w+|entra\w*|deix\w+|precisa\w*|fac\w+|convid\w+|cham\w+|esquec\w+|pass\w+)|proib\w+|evit\w+|cuidado|nunca|jamais|nenhum\w*|nada de|quero|queremos|queria|gostaria\w*|precis\w+|faca\w*|post[aeo]\w*|public(?!o\b)\w+|destaq\w+|destac\w+|mostr[ae]\w*|anunci\w+|avis[ae]\w*|lembr[ae]\w*|divulg\w+|pul[ae]\b|tir[ae]\b|troqu?\w+|us[ae]\b|repit\w+|bot[ae]\b|coloqu\w+|foco|priori\w+|descont\w+|promoc\w+|alerg\w+|intoler\w+|celiac\w+|gravid\w+|gestant\w+|vegan\w+|vegetarian\w+|gluten|lactose|fech\w+|so (?:abr|serv|vend|post|fal|com|ate|depois)\w*|no maximo|pelo menos|no minimo)\b/
