/** How everything looks, in the order in which it is laid on. */
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import "./parts.css";
import "../art/art.css";
import "../frame/frame.css";
import "./print.css";
