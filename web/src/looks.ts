// The look of every page.
import './look/tokens.css';
import './look/table.css';
import './look/lists.css';
import './look/pages.css';
import './look/scenes.css';
import './look/since.css';
import './look/motion.css';
import './app.css';
