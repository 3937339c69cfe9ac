# The lessons of SETI, in their order: title, subtitle, then for each step the task, what is said when it is done, and
# what is said about something else that was tried.
lesson-seti-launch = Lanciare e volare
lesson-seti-launch-about = Una sonda lascia la Terra, e ogni movimento costa energia.
lesson-seti-launch-1 = La tua agenzia parte senza nulla nello spazio. Lancia una sonda: costa due crediti e parte dalla Terra.
lesson-seti-launch-1-done = La tua sonda è sulla Terra. In ogni turno hai una sola azione principale, e l’hai appena usata.
lesson-seti-launch-1-other = Così non parte nulla: non hai ancora una sonda nello spazio.
lesson-seti-launch-2 = Ora vola. Muovere è un’azione gratuita: ogni passo costa un’energia. Porta la sonda su un pianeta vicino.
lesson-seti-launch-2-done = Visitare un pianeta dà pubblicità. I pianeti si spostano quando i dischi ruotano: guarda dove saranno.
